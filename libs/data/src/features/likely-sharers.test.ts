import { expect, test } from 'vitest';
import { allLoading } from '../graph/publication.ts';
import { RecordGraph } from '../graph/record-graph.ts';
import { buildEvent, buildGift, buildPerson } from '../testing/builders.ts';
import { createTestData } from '../testing/create-test-data.ts';
import { current } from '../testing/current.ts';
import { likelySharers } from './likely-sharers.ts';

function family() {
  const graph = new RecordGraph('2026-11-20');
  const all = ['dad', 'mum', 'ben', 'cleo', 'zoe'];
  graph.update({
    people: all.map((id) => [id, buildPerson({ id })] as const),
    events: [
      ['xmas', buildEvent({ id: 'xmas', people: all })],
      ['anniversary', buildEvent({ id: 'anniversary', people: ['dad', 'mum'] })],
    ],
    states: allLoading,
  });
  return graph;
}
const ids = (graph: RecordGraph, id: string) => likelySharers(graph, id).map((row) => row.id);

test('O6 offers first whom somebody celebrates with alone', () => {
  expect(ids(family(), 'dad')).toEqual(['mum', 'ben', 'cleo']);
  expect(ids(family(), 'ben')).toEqual(['cleo', 'dad', 'mum']);
});

test('O6 offers before them who shared a present already', () => {
  const graph = family();
  const shared = buildGift({ id: 'trip', personId: 'zoe', alsoFor: ['dad', 'gone'] });
  graph.update({ giftItems: [['trip', shared]], states: allLoading });
  expect(ids(graph, 'dad')).toEqual(['zoe', 'mum', 'ben']);
  expect(ids(graph, 'zoe')[0]).toBe('dad');
});

test('O6 offers nobody for somebody who celebrates alone, and for nobody', () => {
  const graph = new RecordGraph('2026-11-20');
  graph.update({
    people: [['ada', buildPerson({ id: 'ada' })]],
    events: [['party', buildEvent({ id: 'party', people: ['ada', 'gone'] })]],
    states: allLoading,
  });
  expect(ids(graph, 'ada')).toEqual([]);
  expect(ids(graph, '')).toEqual([]);
});

test('O6 follows the data', async () => {
  const { data } = await createTestData();
  const ada = data.commands.addPerson({ name: 'Ada' }).id;
  const ben = data.commands.addPerson({ name: 'Ben' });
  await ben.confirmed;
  const offered = async () =>
    (await current(data.likelySharers$(ada))).data.map(({ name }) => name);
  expect(await offered()).toEqual([]);
  const party = { title: 'Party', date: '2026-12-01', people: [ada, ben.id] };
  await data.commands.addEvent(party).confirmed;
  expect(await offered()).toEqual(['Ben']);
});
