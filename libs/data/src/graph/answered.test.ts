import { expect, test } from 'vitest';
import { DataError } from '../errors/data-error.ts';
import type { QueryState } from '../model/query-state.ts';
import { settle } from '../testing/index.ts';
import { answered } from './answered.ts';
import { allLoading } from './publication.ts';
import { RecordGraph } from './record-graph.ts';

const live: QueryState = { status: 'live', error: undefined, complete: true };

test('how lists are known is said once each has answered or failed', async () => {
  const graph = new RecordGraph('2026-11-20');
  const answers: QueryState[] = [];
  void answered(graph, ['people', 'events']).then((state) => answers.push(state));
  graph.update({ states: { ...allLoading, people: live } });
  await settle();
  expect(answers).toEqual([]);
  const error = new DataError('permission');
  const failed: QueryState = { status: 'error', error, complete: false };
  graph.update({ states: { ...allLoading, people: live, events: failed } });
  await settle();
  expect(answers).toEqual([failed]);
  graph.update({ states: { ...allLoading, people: live, events: live } });
  expect(await answered(graph, ['people', 'events'])).toEqual(live);
});
