import { expect, test } from 'vitest';
import { addDays } from '../../calendar/calendar-date.ts';
import type { RecordUpdate } from '../../graph/publication.ts';
import { RecordGraph } from '../../graph/record-graph.ts';
import { buildEvent, buildGift, buildPerson } from '../../testing/builders.ts';
import type { Viewer } from './next-step.ts';
import { NextSteps } from './next-steps.ts';

const today = '2026-11-20';
const inDays = (days: number) => addDays(today, days);
const events = (record: Parameters<typeof buildEvent>[0]): RecordUpdate => ({
  events: [[record.id, buildEvent(record)]],
});
const gifts = (...records: Parameters<typeof buildGift>[0][]): RecordUpdate => ({
  giftItems: records.map((record) => [record.id, buildGift(record)]),
});

test('H3 in a planner of several it shows what is the viewer’s and nobody’s', () => {
  const bought = { personId: 'ada', eventId: 'party', status: 'purchased' as const };
  const graph = new RecordGraph(today);
  const people = ['ada', 'ben', 'cleo'].map((id) => [id, buildPerson({ id })] as const);
  graph.update({ people });
  graph.update(events({ id: 'party', people: ['ada', 'ben', 'cleo'], date: inDays(3) }));
  graph.update(
    gifts(
      { id: 'g1', ...bought, takenBy: 'sam' },
      { id: 'g2', ...bought, takenBy: 'me' },
      { id: 'g3', ...bought },
      { id: 'idea', personId: 'cleo', plannedEventId: 'party', takenBy: 'sam' },
    ),
  );
  const idsFor = (viewer?: Viewer) => new NextSteps(graph, viewer).first.map(({ id }) => id);
  const viewed = idsFor({ uid: 'me', personId: 'ben', isOwner: false });
  expect(viewed).toEqual(['wrap party g2', 'wrap party g3']);
  expect(idsFor()).toEqual([
    ...['present party ben', 'present party cleo'],
    ...['wrap party g1', 'wrap party g2', 'wrap party g3'],
  ]);
});

test('H3 in a planner of several it says whose idea it is', () => {
  const graph = new RecordGraph(today);
  graph.update({ people: [['ada', buildPerson({ id: 'ada' })]] });
  graph.update(events({ id: 'party', people: ['ada'], date: inDays(3) }));
  const isOwn = (notedBy: string, viewer?: Viewer) => {
    graph.update(gifts({ id: 'kite', personId: 'ada', notedBy }));
    const [step] = new NextSteps(graph, viewer).first;
    return step?.kind === 'present' && step.isOwnIdea;
  };
  const member = { uid: 'me', personId: '', isOwner: false };
  const owner = { ...member, isOwner: true };
  expect([isOwn(''), isOwn('me', member), isOwn('', owner)]).toEqual([true, true, true]);
  expect([isOwn('', member), isOwn('sam', member), isOwn('sam', owner)]).not.toContain(true);
});
