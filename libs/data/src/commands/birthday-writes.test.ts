import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextBirthdayEventDate } from '../calendar/birthday.ts';
import { addDays } from '../calendar/calendar-date.ts';
import { birthdayTitle } from '../model/event-title.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import type { Write } from '../store/document-store.ts';
import { buildEvent } from '../testing/builders.ts';
import { birthdayClearedWrites, birthdayEventWrites } from './birthday-writes.ts';

const today = '2026-11-20';
const ada = { id: 'ada', name: 'Ada', birthday: '1990-12-10' };
const birthdayEvent = (year: number, date: string, fields: Partial<GiftEvent> = {}) =>
  buildEvent({
    id: `birthday-ada-${year}`,
    title: "Ada's Birthday",
    people: ['ada'],
    date,
    type: 'birthday',
    recurring: true,
    ...fields,
  });
const sources = (own: GiftEvent[], withGifts: string[] = [], on = today) => ({
  own,
  today: on,
  hasGifts: (id: string) => withGifts.includes(id),
});

describe('B1 B2 the coming event', () => {
  test('B1 is created on the next birthday after today', () => {
    expect(birthdayEventWrites(ada, sources([]))).toMatchObject({
      effect: 'created',
      writes: [
        { kind: 'create', address: { id: 'birthday-ada-2026' }, fields: { date: '2026-12-10' } },
      ],
    });
  });

  test("B1 on the day itself today's event stays and next year's is created beside it", () => {
    const plan = birthdayEventWrites(
      ada,
      sources([birthdayEvent(2026, '2026-12-10')], [], '2026-12-10'),
    );
    expect(plan.writes).toMatchObject([{ kind: 'create', address: { id: 'birthday-ada-2027' } }]);
  });

  test('B2 is updated in place when name or birthday changed; nothing is written when nothing did', () => {
    const own = [birthdayEvent(2026, '2026-12-10', { budget: 5000, people: ['ada', 'bob'] })];
    expect(birthdayEventWrites(ada, sources(own)).writes).toEqual([]);
    expect(
      birthdayEventWrites({ ...ada, name: 'Ada L.', birthday: '1990-03-01' }, sources(own)),
    ).toEqual({
      effect: 'updated',
      writes: [
        {
          kind: 'update',
          address: { collection: 'events', id: 'birthday-ada-2026' },
          fields: { title: "Ada L.'s Birthday", date: '2027-03-01' },
        },
      ],
    });
  });

  test('B2 one that has passed stays as history, and its id is not taken again', () => {
    const past = birthdayEvent(2026, '2026-01-05');
    expect(birthdayEventWrites(ada, sources([past])).writes).toMatchObject([
      { kind: 'create', address: { id: 'birthday-ada-2026_2' } },
    ]);
  });

  test('B2 one that a person made into something else stays theirs; the birthday gets an event of its own', () => {
    const garden = birthdayEvent(2026, '2026-12-12', { title: 'Garden party', type: 'party' });
    expect(birthdayEventWrites(ada, sources([garden])).writes).toMatchObject([
      { kind: 'create', address: { id: 'birthday-ada-2026_2' }, fields: { date: '2026-12-10' } },
    ]);
  });

  test('B2 a type that was typed with a capital is still a birthday', () => {
    const capital = birthdayEvent(2026, '2026-12-10', { type: 'Birthday' });
    expect(birthdayEventWrites(ada, sources([capital])).writes).toEqual([
      {
        kind: 'update',
        address: { collection: 'events', id: 'birthday-ada-2026' },
        fields: { type: 'birthday' },
      },
    ]);
    expect(birthdayClearedWrites(sources([capital])).effect).toBe('removed');
  });

  test('two that came from two devices become one; one that has gifts stays as an ordinary event', () => {
    const own = [
      birthdayEvent(2026, '2026-12-10'),
      birthdayEvent(2027, '2027-12-10'),
      birthdayEvent(2028, '2028-12-10'),
    ];
    expect(birthdayEventWrites(ada, sources(own, ['birthday-ada-2028'])).writes).toEqual([
      { kind: 'delete', address: { collection: 'events', id: 'birthday-ada-2027' } },
      {
        kind: 'update',
        address: { collection: 'events', id: 'birthday-ada-2028' },
        fields: { type: '', recurring: false },
      },
    ]);
  });
});

describe('B3 clearing the birthday', () => {
  test('removes the coming event when it has no gifts', () => {
    const own = [birthdayEvent(2025, '2025-12-10'), birthdayEvent(2026, '2026-12-10')];
    expect(birthdayClearedWrites(sources(own))).toMatchObject({
      effect: 'removed',
      writes: [{ kind: 'delete', address: { id: 'birthday-ada-2026' } }],
    });
  });

  test('keeps a coming event that has gifts as an ordinary one, and takes it up again later', () => {
    const coming = birthdayEvent(2026, '2026-12-10');
    const cleared = birthdayClearedWrites(sources([coming], [coming.id]));
    expect(cleared.writes).toMatchObject([
      { kind: 'update', fields: { type: '', recurring: false } },
    ]);
    const ordinary = { ...coming, type: '', recurring: false };
    expect(birthdayEventWrites(ada, sources([ordinary], [coming.id])).writes).toMatchObject([
      { kind: 'update', fields: { type: 'birthday', recurring: true } },
    ]);
  });
});

test('a title keeps within its limit and never ends in half a character', () => {
  const title = birthdayTitle('😀'.repeat(100));
  expect(title.length).toBeLessThanOrEqual(200);
  expect(title).toMatch(/^(😀)+'s Birthday$/u);
});

function apply(own: readonly GiftEvent[], writes: readonly Write[]): GiftEvent[] {
  const events = new Map(own.map((event) => [event.id, event]));
  for (const write of writes) {
    const { id } = write.address;
    const before = events.get(id);
    if (write.kind === 'delete') events.delete(id);
    else events.set(id, { ...(before ?? buildEvent({ id })), ...write.fields });
  }
  return [...events.values()];
}

test('B1 B2 over any years of edits and days exactly one birthday event lies after today, on the right day, and history stays', () => {
  const day = fc.integer({ min: 0, max: 2000 });
  const birthday = fc.integer({ min: -9000, max: 0 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(fc.array(fc.tuple(day, birthday), { maxLength: 12 }), (edits) => {
      let own: GiftEvent[] = [];
      for (const [offset, date] of edits.sort(([a], [b]) => a - b)) {
        const on = addDays('2026-01-01', offset);
        const person = { ...ada, birthday: date };
        const past = own.filter((event) => event.date <= on);
        const { writes } = birthdayEventWrites(person, sources(own, [], on));
        own = apply(own, writes);
        const coming = own.filter((event) => event.date > on && event.type === 'birthday');
        expect(coming.map((event) => event.date)).toEqual([nextBirthdayEventDate(date, on)]);
        for (const event of past) expect(own).toContain(event);
        expect(birthdayEventWrites(person, sources(own, [], on)).writes).toEqual([]);
      }
    }),
  );
});
