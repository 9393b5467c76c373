import { describe, expect, test, vi } from 'vitest';
import { DataError } from '../errors/data-error.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import type { GiftItem } from '../model/gift-item.ts';
import {
  whereItBelongs,
  type Commit,
  type RecordWrite,
  type Write,
} from '../store/document-store.ts';
import { buildGift, buildPhoto } from '../testing/builders.ts';
import { householdOf } from '../model/household-fixture.ts';
import { createPlacement } from './place-gifts.ts';

type GiftFields = Parameters<typeof buildGift>[0];
type Changes = Readonly<Record<string, unknown>>;

const picture = { id: 'kite', version: 'v1', ...buildPhoto() };
const newPicture: Write = {
  kind: 'create',
  address: { collection: 'photos', id: 'kite' },
  fields: { ...picture, version: 'v2' },
};

function open(me: string, gifts: readonly GiftFields[] = [], household = () => householdOf(me)) {
  const graph = new RecordGraph('2026-11-20');
  graph.update({ giftItems: gifts.map((gift) => [gift.id, buildGift(gift)]) });
  return createPlacement(graph, household, () => Promise.resolve());
}

const address = (id: string, circle?: string) =>
  ({ collection: 'giftItems', id, ...(circle !== undefined && { circle }) }) as const;
const create = (fields: Changes, circle?: string): RecordWrite => ({
  kind: 'create',
  address: address('kite', circle),
  fields: { personId: 'paul', alsoFor: [], status: 'idea', ...fields },
});
const update = (fields: Changes, circle?: string): RecordWrite => ({
  kind: 'update',
  address: address('kite', circle),
  fields,
});

/** 'create giftItems/kite in emil~olga': what happens where. */
const said = (writes: readonly Write[]) =>
  writes.map(
    ({ kind, address: to }) =>
      `${kind} ${to.collection}/${to.id}${'circle' in to && to.circle ? ` in ${to.circle}` : ''}`,
  );
const fieldsOf = (write: Write | undefined) => (write as { fields?: Changes } | undefined)?.fields;

describe('a new gift', () => {
  test.each([
    ['olga', { personId: 'paul' }, ''],
    ['olga', { personId: 'p-mia' }, ' in emil~olga'],
    ['olga', { personId: 'paul', alsoFor: ['p-mia'] }, ' in emil~olga'],
    ['mia', { personId: 'p-mia' }, ''],
    ['mia', { personId: 'p-olga' }, ' in emil~mia'],
    ['emil', { personId: 'p-mia', alsoFor: ['p-olga'] }, ' in emil'],
  ])('H4 that %s notes with %j lies where nobody sees it whom it is for', (me, fields, place) => {
    expect(said(open(me).place([create(fields)]))[0]).toBe(`create giftItems/kite${place}`);
  });

  test('H4 only me: it lies where it was put', () => {
    expect(said(open('olga').place([create({}, 'olga')]))[0]).toBe('create giftItems/kite in olga');
  });

  test('H3 is noted and taken in nobody else’s name', () => {
    const noted = (me: string, fields: Changes) => fieldsOf(open(me).place([create(fields)])[0]);
    const idea = { notedBy: 'mia', takenBy: 'mia' };
    expect(noted('emil', idea)).toMatchObject({ notedBy: 'emil', takenBy: '' });
    expect(noted('olga', idea)).toMatchObject({ notedBy: '', takenBy: '' });
    expect(noted('mia', idea)).toMatchObject({ notedBy: 'mia', takenBy: 'mia' });
    expect(noted('emil', { status: 'purchased' })).toMatchObject({ takenBy: 'emil' });
  });

  test('H5 is revealed by who noted it, and by nobody else', () => {
    const revealed = { personId: 'p-mia', revealed: true };
    const [own] = open('emil').place([create({ ...revealed, notedBy: 'emil' })]);
    expect(own).toMatchObject({ fields: { revealed: true } });
    expect(own?.address).toMatchObject({ circle: undefined });
    const [hidden] = open('emil').place([
      create({ personId: 'p-mia', revealed: false, notedBy: 'emil' }),
    ]);
    expect(hidden).toMatchObject({ address: { circle: 'emil~olga' }, fields: { revealed: false } });
    const [another] = open('emil').place([create({ ...revealed, notedBy: 'olga' })]);
    expect(another).toMatchObject({
      address: { circle: 'emil~olga' },
      fields: { revealed: false },
    });
  });

  test('H4 tells its readers of a circle that they do not know', () => {
    expect(said(open('mia').place([create({ personId: 'p-olga' })])).slice(1)).toEqual([
      'create readers/emil~mia',
      'create readers/emil~mia',
    ]);
    expect(open('olga').place([create({ personId: 'p-mia' })])).toHaveLength(1);
  });
});

describe('a change that says that somebody gives it', () => {
  const bought = { status: 'purchased', purchasedCost: 5 };
  const redirect = (me: string, gift: Partial<GiftItem>, fields: Changes) =>
    open(me, [{ id: 'kite', personId: 'paul', ...gift }]).redirect([update(fields)])[0];

  test('H3 who buys a gift takes it, unless somebody has it', () => {
    expect(fieldsOf(redirect('emil', {}, bought))).toEqual({ ...bought, takenBy: 'emil' });
    expect(fieldsOf(redirect('emil', { takenBy: 'mia' }, bought))).toEqual(bought);
    expect(fieldsOf(redirect('emil', { status: 'purchased' }, bought))).toEqual(bought);
    expect(fieldsOf(redirect('emil', {}, { stage: 'wrapped' }))).toEqual({ stage: 'wrapped' });
  });

  const wish = { personId: 'p-mia', notedBy: 'mia', name: 'A kite', revealed: true };

  test.each([bought, { stage: 'wrapped' }, { takenBy: 'olga' }, { plannedEventId: 'xmas' }])(
    'H4 %j of another one’s wish makes a gift of its own',
    (fields) => {
      expect(redirect('olga', wish, fields)).toMatchObject({
        kind: 'create',
        address: { id: 'kite-given' },
        fields: { ...fields, id: 'kite-given', name: 'A kite', revealed: false },
      });
    },
  );

  test('H4 what says nothing of giving stays with the wish, and so does what its own say', () => {
    for (const fields of [{ name: 'A red kite' }, { plannedEventId: '' }]) {
      expect(redirect('olga', wish, fields)).toEqual(update(fields));
    }
    expect(redirect('mia', wish, bought)).toMatchObject({
      kind: 'update',
      address: { id: 'kite' },
    });
  });

  test('H4 a copy of a wish has its picture, where the copy is', () => {
    const placement = open('olga', [{ id: 'kite', ...wish, photoVersion: 'v1' }]);
    const writes = placement.redirect([update(bought)]);
    expect(placement.moved(() => writes)).toEqual(['kite']);
    const photos = new Map([['kite', picture]]);
    expect(said(placement.place(writes, photos))).toEqual([
      'create giftItems/kite-given in emil~olga',
      'create photos/kite-given in emil~olga',
    ]);
  });
});

describe('a gift that moves', () => {
  const open5 = { id: 'kite', personId: 'paul', notedBy: 'mia', takenBy: 'emil', createdAt: 5 };
  const toOlga = update({ personId: 'p-olga' });

  test('H5 keeps who noted and took it, and when, from where everybody saw it', () => {
    const [deleted, created] = open('emil', [open5]).place([toOlga]);
    expect(said([deleted!, created!])).toEqual([
      'delete giftItems/kite',
      'create giftItems/kite in emil~mia',
    ]);
    expect(created).toMatchObject({ createdAt: 5, fields: { notedBy: 'mia', takenBy: 'emil' } });
  });

  test('H5 from a circle it is as new, by who moves it', () => {
    const hidden = { ...open5, personId: 'p-olga', circle: 'emil~mia' };
    const toPaul = update({ revealed: true });
    const [, byMia] = open('mia', [hidden]).place([toPaul]);
    expect(byMia).toMatchObject({ fields: { notedBy: 'mia', takenBy: '' } });
    expect(byMia).not.toHaveProperty('createdAt');
    const [, byEmil] = open('emil', [hidden]).place([toPaul]);
    expect(byEmil).toMatchObject({ fields: { notedBy: 'emil', takenBy: 'emil' } });
  });

  test('H5 takes its picture along', () => {
    const placement = open('emil', [{ ...open5, photoVersion: 'v1' }]);
    expect(placement.moved(() => [toOlga])).toEqual(['kite']);
    const photos = new Map([['kite', picture]]);
    expect(said(placement.place([toOlga], photos)).slice(2, 4)).toEqual([
      'create photos/kite in emil~mia',
      'delete photos/kite',
    ]);
    expect(() => placement.place([toOlga])).toThrow(/picture of this gift could not be read/);
  });

  test('H5 without a picture, or with a new one, needs none', () => {
    expect(said(open('emil', [open5]).place([toOlga]))).not.toContain('delete photos/kite');
    const placement = open('emil', [{ ...open5, photoVersion: 'v1' }]);
    expect(said(placement.place([toOlga, newPicture])).slice(2, 4)).toEqual([
      'create photos/kite in emil~mia',
      'delete photos/kite',
    ]);
  });
});

test('H4 a gift becomes only mine, and what it was before', () => {
  const gift = { id: 'kite', personId: 'paul' };
  expect(said(open('olga', [gift]).place([update({}, 'olga')])).slice(0, 2)).toEqual([
    'delete giftItems/kite',
    'create giftItems/kite in olga',
  ]);
  const mine = open('olga', [{ ...gift, circle: 'olga' }]);
  expect(said(mine.place([update({ name: 'Sledge' })]))).toEqual(['update giftItems/kite in olga']);
  expect(said(mine.place([update({}, whereItBelongs)]))).toEqual([
    'delete giftItems/kite in olga',
    'create giftItems/kite',
  ]);
});

test('H2 what is no gift lies where everybody sees it', () => {
  const at = { collection: 'people', id: 'kite' } as const;
  const person: Write = { kind: 'update', address: at, fields: { status: 'purchased' } };
  const placement = open('olga', [{ id: 'kite', personId: 'p-mia', circle: 'emil~olga' }]);
  expect(placement.redirect([person])).toEqual([person]);
  expect(placement.place([person])).toEqual([person]);
});

test('H4 a new picture of a hidden gift lies where the gift does, and stays', () => {
  const gift = { id: 'kite', personId: 'p-mia', circle: 'emil~olga', photoVersion: 'v1' };
  expect(said(open('olga', [gift]).place([newPicture]))).toEqual([
    'create photos/kite in emil~olga',
  ]);
});

test('H4 what is changed or deleted of a hidden gift is so where it lies', () => {
  const placement = open('olga', [{ id: 'kite', personId: 'p-mia', circle: 'emil~olga' }]);
  const deleted: Write = { kind: 'delete', address: address('kite') };
  const unknown: Write = { kind: 'delete', address: address('gone') };
  expect(said(placement.place([update({ name: 'Sledge' }), deleted, unknown]))).toEqual([
    'update giftItems/kite in emil~olga',
    'delete giftItems/kite in emil~olga',
    'delete giftItems/gone',
  ]);
  const ofCopy = { ...update({ name: 'Sledge' }), address: address('kite-given') };
  expect(placement.moved(() => [update({ name: 'Sledge' }), ofCopy])).toEqual([]);
});

describe('a batch that is refused', () => {
  const refusedOnce = (kind: ConstructorParameters<typeof DataError>[0]) => {
    const confirmed = Promise.reject(new DataError(kind));
    confirmed.catch(() => {});
    const done: Commit = { applied: Promise.resolve(), confirmed: Promise.resolve() };
    return vi
      .fn((_writes: readonly Write[]): Commit => done)
      .mockReturnValueOnce({ applied: Promise.resolve(), confirmed });
  };
  const writes = [create({ personId: 'p-emil' })];

  test.each(['permission', 'not-found'] as const)(
    'H5 (%s) because somebody was linked meanwhile goes to where it belongs by then',
    async (kind) => {
      let household = householdOf('olga');
      const store = refusedOnce(kind);
      const { confirmed } = open('olga', [], () => household).send(writes, new Map(), store);
      household = householdOf('olga', { links: { emil: 'p-emil' } });
      await confirmed;
      expect(said(store.mock.calls[1]?.[0] ?? [])[0]).toBe('create giftItems/kite in mia~olga');
    },
  );

  test('for want of the right, while everybody is who they were, is so', async () => {
    const store = refusedOnce('permission');
    const { confirmed } = open('olga').send(writes, new Map(), store);
    await expect(confirmed).rejects.toMatchObject({ kind: 'permission' });
    expect(store).toHaveBeenCalledTimes(1);
  });

  test('for another reason is so, whoever was linked meanwhile', async () => {
    let household = householdOf('olga');
    const store = refusedOnce('invalid');
    const { confirmed } = open('olga', [], () => household).send(writes, new Map(), store);
    household = householdOf('olga', { links: { emil: 'p-emil' } });
    await expect(confirmed).rejects.toMatchObject({ kind: 'invalid' });
    expect(store).toHaveBeenCalledTimes(1);
  });
});
