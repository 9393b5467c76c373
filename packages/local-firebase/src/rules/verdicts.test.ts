import { expect, test } from 'vitest';
import {
  documentAt,
  judge,
  judgeCreate,
  judgeList,
  ROOT,
  SAMPLE_FIELDS,
  SEED,
  type Outcome,
} from '../../conformance/rules-scenario.ts';
import {
  firstVerdicts,
  laterVerdicts,
  titleOf,
  type RecordedVerdict,
  type RulesMethod,
} from '../../conformance/rules-verdicts.ts';
import type { RulesRequest } from './types.ts';

function requestFor(method: RulesMethod, path: string): RulesRequest {
  const name = `${ROOT}${path}`;
  const resource = name === SEED.name ? SEED : undefined;
  switch (method) {
    case 'get':
    case 'delete':
      return { method, name, resource };
    case 'create':
    case 'update':
      return { method, name, resource, after: documentAt(path, SAMPLE_FIELDS) };
    case 'list': {
      const end = name.lastIndexOf('/');
      const selector = { collectionId: name.slice(end + 1) };
      return { method: 'list', parent: name.slice(0, end), query: { from: [selector] } };
    }
  }
}

function judgeRecorded(each: RecordedVerdict): Outcome {
  if (each.kind === 'create') return judgeCreate(each.condition, each.prelude);
  if (each.kind === 'list') return judgeList(each);
  return judge(each.rules, requestFor(each.method, each.path));
}

const cases = (recorded: RecordedVerdict[]) =>
  recorded.map((each) => [each.verdict, titleOf(each), each] as const);

test('all verdicts are here', () => {
  expect([firstVerdicts().length, laterVerdicts().length]).toEqual([107, 684]);
});

test.each(cases([...firstVerdicts(), ...laterVerdicts()]))(
  'the official emulator says %s: %s',
  (verdict, _title, each) => {
    const outcome = judgeRecorded(each);
    expect(outcome.verdict, outcome.reason).toBe(verdict);
  },
);
