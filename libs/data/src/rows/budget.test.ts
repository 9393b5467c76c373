import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildEvent, buildGift } from '../testing/builders.ts';
import { forecastBudget } from './budget.ts';
import { allLoading } from '../graph/publication.ts';
import { RecordGraph } from '../graph/record-graph.ts';

const cents = fc.nat(100_000);
const draft = fc
  .record({
    status: fc.constantFrom('idea', 'purchased'),
    event: fc.constantFrom('', 'party', 'other'),
    purchasedCost: cents,
    estimatedCost: cents,
  })
  .map(({ event, ...gift }) => ({
    ...gift,
    eventId: gift.status === 'purchased' ? event : '',
    plannedEventId: gift.status === 'idea' ? event : '',
  }));

function graphOf(gifts: readonly ReturnType<typeof buildGift>[]) {
  const graph = new RecordGraph('2026-11-20');
  graph.update({
    events: [['party', buildEvent({ id: 'party', budget: 80_000 })]],
    giftItems: gifts.map((gift) => [gift.id, gift] as const),
    states: allLoading,
  });
  return graph;
}

const rowOf = (graph: RecordGraph) => {
  const row = graph.eventRows.get('party');
  if (!row) throw new Error('There is no row of the event.');
  return row;
};

test('O4 what the form says before saving is what the event says after it', () => {
  fc.assert(
    fc.property(fc.array(draft, { maxLength: 5 }), draft, (others, changed) => {
      const gifts = others.map((gift, index) => buildGift({ id: `g${index}`, ...gift }));
      const after = buildGift({ id: 'g0', ...changed });
      const forecast = forecastBudget(rowOf(graphOf(gifts)), after, gifts[0]);
      expect(forecast).toEqual(rowOf(graphOf([after, ...gifts.slice(1)])).budget);
    }),
  );
});

test('O4 an event without a budget is exceeded by nothing', () => {
  const graph = new RecordGraph('2026-11-20');
  graph.update({ events: [['none', buildEvent({ id: 'none' })]], states: allLoading });
  const row = graph.eventRows.get('none');
  expect(row && forecastBudget(row, buildGift({ id: 'g', eventId: 'none' }))).toBeNull();
});
