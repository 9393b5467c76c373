import { describe, expect, test } from 'vitest';
import type { Run } from '../commands/command-queue.ts';
import type { Applied } from '../commands/outcome.ts';
import { DataError } from '../errors/data-error.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import type { Write } from '../store/document-store.ts';
import { buildGift } from '../testing/builders.ts';
import { createGiftSharing } from './gift-sharing.ts';
import type { PlannerMember } from './planner.ts';

type GiftFields = Parameters<typeof buildGift>[0];

const member = (uid: string, personId: string, me: string): PlannerMember => ({
  ...{ uid, name: uid, personId },
  ...{ isMe: uid === me, isOwner: uid === 'olga' },
});

/** Emil's device in Olga's planner. Mia and Olga are persons of it. */
function open(gifts: readonly GiftFields[], refusal?: DataError) {
  const graph = new RecordGraph('2026-11-20');
  const put = (some: readonly GiftFields[]) =>
    graph.update({ giftItems: some.map((gift) => [gift.id, buildGift(gift)]) });
  put(gifts);
  const written: Write[] = [];
  const run: Run = ({ id, writes }) => {
    const confirmed = Promise.resolve(refusal);
    const outcomeOf = (applied: Applied) => {
      const outcome = { id, applied: Promise.resolve(applied), confirmed };
      return { ...outcome, undo: () => outcome };
    };
    try {
      written.push(...writes());
      return outcomeOf({ ok: true });
    } catch (cause) {
      return outcomeOf({ ok: false, error: toDataError(cause) });
    }
  };
  const members = [['olga', 'p-olga'] as const, ['emil', ''] as const, ['mia', 'p-mia'] as const];
  const sharing = createGiftSharing({ graph, run }, 'emil', () =>
    members.map(([uid, personId]) => member(uid, personId, 'emil')),
  );
  return { sharing, written, put, of: (gift: GiftFields) => sharing.of(buildGift(gift)) };
}

const uids = (members: readonly PlannerMember[]) => members.map(({ uid }) => uid);

describe('who has to do with a gift', () => {
  const { of, sharing } = open([]);
  const kite = { id: 'kite', personId: 'paul' };

  test('H3 who noted it, the owner where nobody is named, and who gets it', () => {
    expect(of({ ...kite, notedBy: 'mia', takenBy: 'emil' })).toMatchObject({
      noter: { uid: 'mia' },
      taker: { uid: 'emil' },
    });
    expect(of(kite)).toMatchObject({ noter: { uid: 'olga' }, taker: undefined });
  });

  test('H4 the members whom it is for and who do not see it', () => {
    const hidden = { ...kite, personId: 'p-mia', circle: 'emil~olga' };
    expect(uids(of(hidden).surprised)).toEqual(['mia']);
    expect(uids(of({ ...hidden, personId: 'paul' }).surprised)).toEqual([]);
    expect(uids(of({ ...kite, personId: 'p-mia' }).surprised)).toEqual([]);
  });

  test('H4 only mine is what others might see', () => {
    expect(of({ ...kite, circle: 'emil' }).isOnlyMine).toBe(true);
    expect(of({ ...kite, circle: 'emil~olga' }).isOnlyMine).toBe(false);
    const forAllOthers = { ...kite, personId: 'p-mia', alsoFor: ['p-olga'], circle: 'emil' };
    expect(of(forAllOthers).isOnlyMine).toBe(false);
    expect(of(kite).isOnlyMine).toBe(false);
  });

  test('H4 only mine may be what I noted and did not reveal, where somebody else would see it', () => {
    const mine = { ...kite, notedBy: 'emil' };
    expect(of(mine).mayBeOnlyMine).toBe(true);
    expect(of({ ...mine, revealed: true }).mayBeOnlyMine).toBe(false);
    expect(of(kite).mayBeOnlyMine).toBe(false);
    expect(of({ ...mine, personId: 'p-mia', alsoFor: ['p-olga'] }).mayBeOnlyMine).toBe(false);
  });

  test('H4 a form says whom a gift for these people surprises', () => {
    expect(uids(sharing.surprisedBy(['p-mia', 'paul']).surprised)).toEqual(['mia']);
    expect(sharing.surprisedBy(['p-mia', 'p-olga']).mayBeOnlyMine).toBe(false);
  });
});

describe('I get this', () => {
  const update = (fields: object) => [
    { kind: 'update', address: { collection: 'giftItems', id: 'kite' }, fields },
  ];

  test('H3 what is free or mine is taken', async () => {
    for (const takenBy of ['', 'emil']) {
      const { sharing, written } = open([{ id: 'kite', takenBy }]);
      expect(await sharing.take('kite').applied).toEqual({ ok: true });
      expect(written).toEqual(update({ takenBy: 'emil' }));
    }
  });

  test('H3 what another one has, or what is gone, is not', async () => {
    const { sharing, written } = open([{ id: 'kite', takenBy: 'mia' }]);
    expect(await sharing.take('kite').applied).toMatchObject({ error: { kind: 'conflict' } });
    expect(await sharing.take('gone').applied).toMatchObject({ error: { kind: 'not-found' } });
    expect(await sharing.giveBack('gone').applied).toMatchObject({ error: { kind: 'not-found' } });
    expect(written).toEqual([]);
  });

  test.each([
    ['kite', 'permission', 'conflict'],
    ['kite-given', 'permission', 'conflict'],
    ['other', 'permission', 'permission'],
    ['kite', 'offline', 'offline'],
  ] as const)(
    'H3 of two who take it at once, %s is of the other and refused for %s: a %s',
    async (taken, refusedFor, expected) => {
      const { sharing, put } = open([{ id: 'kite' }], new DataError(refusedFor));
      const outcome = sharing.take('kite');
      put([{ id: taken, takenBy: 'mia' }]);
      expect(await outcome.confirmed).toMatchObject({ kind: expected });
    },
  );

  test('H3 given back it is free; what was to fulfil a wish goes, unless it is bought', async () => {
    const { sharing, written } = open([
      { id: 'kite', takenBy: 'emil' },
      { id: 'tea-given', takenBy: 'emil' },
      { id: 'cup-given', takenBy: 'emil', status: 'purchased' },
    ]);
    for (const id of ['kite', 'tea-given', 'cup-given']) sharing.giveBack(id);
    expect(written).toMatchObject([
      { kind: 'update', fields: { takenBy: '' } },
      { kind: 'delete', address: { id: 'tea-given' } },
      { kind: 'update', address: { id: 'cup-given' } },
    ]);
  });

  test('H5 revealed it is seen by whom it is for', () => {
    const { sharing, written } = open([{ id: 'kite' }]);
    sharing.reveal('kite');
    expect(written).toEqual(update({ revealed: true }));
  });
});
