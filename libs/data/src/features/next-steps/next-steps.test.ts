import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import { buildEvent, buildGift, buildPerson } from '../../testing/builders.ts';
import { NextSteps } from './next-steps.ts';
import { allLoading, type RecordUpdate } from '../../graph/publication.ts';
import { RecordGraph } from '../../graph/record-graph.ts';

const today = '2026-11-20';
const inDays = (days: number) => addDays(today, days);

/** A graph with Ada and Ben in it, the steps that follow it, and a way to change records. */
function open(...updates: RecordUpdate[]) {
  const graph = new RecordGraph(today);
  const people = ['ada', 'ben'].map((id) => [id, buildPerson({ id, name: id })] as const);
  graph.update({ people });
  for (const update of updates) graph.update(update);
  const steps = new NextSteps(graph);
  graph.published$.subscribe((publication) => steps.apply(publication));
  return { graph, steps, ids: () => steps.first.map(({ id }) => id) };
}
const events = (...records: Parameters<typeof buildEvent>[0][]): RecordUpdate => ({
  events: records.map((record) => [record!.id!, buildEvent(record)]),
});
const gifts = (...records: Parameters<typeof buildGift>[0][]): RecordUpdate => ({
  giftItems: records.map((record) => [record!.id!, buildGift(record)]),
});

describe('O13 next up', () => {
  test('a participant without a present is listed from today to 30 days before', () => {
    const dates = [-1, 0, 30, 31].map((days) => ({
      id: `in ${days}`,
      people: ['ada'],
      date: inDays(days),
    }));
    expect(open(events(...dates)).ids()).toEqual(['present in 0 ada', 'present in 30 ada']);
  });

  test('one with a present is not, nor one who is gone', () => {
    const { ids } = open(
      events({ id: 'party', people: ['ada', 'ben', 'gone'], date: inDays(9) }),
      gifts({ id: 'kite', personId: 'ada', eventId: 'party', status: 'purchased' }),
    );
    expect(ids()).toEqual(['present party ben']);
  });

  test('comes with the best idea there is, and follows it', () => {
    const { graph, steps } = open(
      events({ id: 'party', people: ['ada'], date: inDays(9), budget: 1_000 }),
      gifts({ id: 'kite', personId: 'ada', estimatedCost: 900 }),
    );
    expect(steps.first).toMatchObject([{ kind: 'present', idea: { id: 'kite' } }]);
    graph.update(gifts({ id: 'ball', personId: 'ada', estimatedCost: 300 }));
    expect(steps.first).toMatchObject([{ idea: { id: 'ball' } }]);
    graph.update(
      gifts({ id: 'kite', personId: 'ada', estimatedCost: 900, plannedEventId: 'party' }),
    );
    expect(steps.first).toMatchObject([{ idea: { id: 'kite' } }]);
    graph.update({ giftItems: ['kite', 'ball'].map((id) => [id, undefined]) });
    expect(steps.first).toMatchObject([{ idea: null }]);
  });

  test('an idea that two share is an idea for both', () => {
    const { steps } = open(
      events({ id: 'party', people: ['ben'], date: inDays(9) }),
      gifts({ id: 'kite', personId: 'ada', alsoFor: ['ben'] }),
    );
    expect(steps.first).toMatchObject([{ personId: 'ben', idea: { id: 'kite' } }]);
  });

  test('a present is to be wrapped from 7 days before, until it is', () => {
    const kite = { id: 'kite', personId: 'ada', eventId: 'party', status: 'purchased' } as const;
    const party = { id: 'party', people: ['ada'] };
    const { graph, ids } = open(
      events({ ...party, date: inDays(8) }, { id: 'ball', people: ['ben'], date: inDays(30) }),
      gifts(kite),
    );
    const later = 'present ball ben';
    expect(ids()).toEqual([later]);
    graph.update(events({ ...party, date: inDays(7) }));
    expect(ids()).toEqual(['wrap party kite', later]);
    graph.update(gifts({ ...kite, stage: 'arrived' }));
    expect(ids()).toEqual(['wrap party kite', later]);
    graph.update(gifts({ ...kite, stage: 'wrapped' }));
    expect(ids()).toEqual([later]);
  });

  test('a budget that is exceeded has its day; on the day itself only while somebody has no present', () => {
    const spent = (id: string, eventId: string) =>
      gifts({
        ...{ id, personId: 'ada', eventId, status: 'purchased' },
        ...{ purchasedCost: 109, stage: 'given' },
      });
    const { ids, graph } = open(
      events(
        { id: 'now', people: ['ada'], date: today, budget: 100 },
        { id: 'soon', people: ['ada'], date: inDays(8), budget: 100 },
        { id: 'later', people: ['ben'], date: inDays(30) },
      ),
      spent('kite', 'now'),
      spent('ball', 'soon'),
    );
    expect(ids()).toEqual(['budget soon', 'present later ben']);
    graph.update(events({ id: 'now', people: ['ada', 'ben'], date: today, budget: 100 }));
    expect(ids()).toEqual(['present now ben', 'budget now', 'budget soon', 'present later ben']);
  });

  test('the nearest day comes first, finding a present before wrapping one', () => {
    const { ids } = open(
      events(
        { id: 'later', people: ['ada'], date: inDays(6) },
        { id: 'soon', people: ['ben', 'ada'], date: inDays(5) },
      ),
      gifts({ id: 'kite', personId: 'ben', eventId: 'soon', status: 'purchased' }),
    );
    expect(ids()).toEqual(['present soon ada', 'wrap soon kite', 'present later ada']);
  });

  test('a gift that moves to another event is to be wrapped there', () => {
    const kite = { id: 'kite', personId: 'ada', status: 'purchased', eventId: 'a' } as const;
    const { graph, ids } = open(
      events(...['a', 'b'].map((id) => ({ id, people: [], date: inDays(3) }))),
      gifts(kite),
    );
    expect(ids()).toEqual(['wrap a kite']);
    graph.update(gifts({ ...kite, eventId: 'b' }));
    expect(ids()).toEqual(['wrap b kite']);
    graph.update(gifts({ ...kite, eventId: 'a' }));
    expect(ids()).toEqual(['wrap a kite']);
  });

  test('moves on at midnight', () => {
    const { graph, ids } = open(
      events(
        { id: 'party', people: ['ada'], date: inDays(31) },
        { id: 'ball', people: ['ben'], date: inDays(30) },
      ),
    );
    expect(ids()).toEqual(['present ball ben']);
    graph.update({ today: inDays(1) });
    expect(ids()).toEqual(['present ball ben', 'present party ada']);
    graph.update({ today: inDays(31) });
    expect(ids()).toEqual(['present party ada']);
  });

  test('is at most five, and the same array while they stay', () => {
    const many = Array.from({ length: 8 }, (_, day) => ({
      ...{ id: `e${day}`, people: ['ada'], date: inDays(day) },
    }));
    const { graph, steps, ids } = open(events(...many));
    expect(ids()).toEqual([0, 1, 2, 3, 4].map((day) => `present e${day} ada`));
    const { first } = steps;
    graph.update(events({ id: 'e7', people: ['ada'], date: inDays(7), title: 'Ball' }));
    expect(steps.first).toBe(first);
  });

  test('a changed gift looks at the events of its people, however many others there are', () => {
    const people = Array.from({ length: 200 }, (_, index) => `p${index}`);
    const { graph } = open({
      people: people.map((id) => [id, buildPerson({ id, name: id })]),
      events: people
        .slice(0, 100)
        .map((id) => [id, buildEvent({ id, people: [id], date: inDays(9) })]),
      giftItems: Array.from({ length: 2_000 }, (_, index) => {
        const id = `g${index}`;
        return [id, buildGift({ id, personId: `p${index % 200}` })];
      }),
    });
    const looks = vi.spyOn(graph.eventRows, 'get');
    graph.update(gifts({ id: 'g7', personId: 'p7', name: 'Kite' }));
    expect(looks.mock.calls.map(([id]) => id)).toEqual(['p7']);
  });

  test('of hundreds to wrap for one event, the first are those of its participants in their order', () => {
    const wraps = Array.from({ length: 300 }, (_, index) => ({
      ...{ id: `g${100 + index}`, eventId: 'party', status: 'purchased' as const },
      personId: index % 100 === 7 ? 'ben' : index % 100 === 8 ? 'ada' : 'gone',
    }));
    const known = wraps.filter(({ personId }) => personId !== 'gone');
    const { graph, steps, ids } = open(
      events({ id: 'party', people: ['ben', 'ada'], date: inDays(3) }),
      gifts(...[...known].reverse()),
    );
    const first = ['g107', 'g207', 'g307', 'g108', 'g208'].map((id) => `wrap party ${id}`);
    expect(ids()).toEqual(first);
    graph.update(gifts(...[...wraps].reverse()));
    expect(ids()).toEqual(['g100', 'g101', 'g102', 'g103', 'g104'].map((id) => `wrap party ${id}`));
    const sort = vi.spyOn(Array.prototype, 'sort');
    graph.update(gifts({ ...wraps[0]!, purchasedCost: 5 }));
    const longest = Math.max(0, ...sort.mock.contexts.map((array) => (array as []).length));
    sort.mockRestore();
    expect(steps.first[0]).toMatchObject({ gift: { cost: 5 } });
    expect(longest).toBeLessThanOrEqual(5);
  });

  const person = fc.constantFrom('ada', 'ben');
  const event = fc.constantFrom('e1', 'e2', 'e3');
  const day = fc.integer({ min: -2, max: 33 });
  const change: fc.Arbitrary<RecordUpdate> = fc.oneof(
    fc
      .record({
        id: event,
        people: fc.uniqueArray(fc.constantFrom('ada', 'ben', 'gone')),
        date: day.map(inDays),
        budget: fc.constantFrom(null, 0, 500),
      })
      .map((record) => events(record)),
    fc
      .record({
        id: fc.constantFrom('g1', 'g2', 'g3', 'g4'),
        personId: person,
        alsoFor: fc.uniqueArray(person, { maxLength: 1 }),
        status: fc.constantFrom('idea', 'purchased'),
        eventId: fc.oneof(fc.constant(''), event),
        plannedEventId: fc.oneof(fc.constant(''), event),
        stage: fc.constantFrom('', 'ordered', 'wrapped', 'given'),
        estimatedCost: fc.nat(900),
        purchasedCost: fc.nat(900),
      })
      .map((record) => gifts(record)),
    person.map((id): RecordUpdate => ({ people: [[id, undefined]] })),
    person.map((id): RecordUpdate => ({ people: [[id, buildPerson({ id, name: 'New' })]] })),
    event.map((id): RecordUpdate => ({ events: [[id, undefined]] })),
    fc.constantFrom('g1', 'g2').map((id): RecordUpdate => ({ giftItems: [[id, undefined]] })),
    day.map((days): RecordUpdate => ({ today: inDays(days) })),
  );

  test('whatever changes, it is what it would be from the start, in the same order', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        const { graph, steps } = open();
        for (const update of changes) graph.update({ ...update, states: allLoading });
        expect(steps.first).toEqual(new NextSteps(graph).first);
        const days = steps.first.flatMap((step) => ('event' in step ? [step.event.days] : []));
        expect(days).toEqual([...days].sort((a, b) => (a ?? 0) - (b ?? 0)));
      }),
      { numRuns: 300 },
    );
  });
});
