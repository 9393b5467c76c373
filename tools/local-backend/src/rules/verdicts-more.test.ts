import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  documentAt,
  judge,
  judgeCreate,
  judgeList,
  ROOT,
  SAMPLE_FIELDS,
  SEED,
  type ListCase,
  type Outcome,
} from './scenario.ts';
import type { RulesRequest } from './types.ts';

type Method = 'get' | 'list' | 'group' | 'create' | 'update' | 'delete';

type Recorded = { verdict: string } & (
  | { kind: 'create'; condition: string; prelude?: string }
  | ({ kind: 'list' } & ListCase)
  | { kind: 'rules'; method: Method; path: string; rules: string }
);

const recorded = readFileSync(
  new URL('../../conformance/rules-verdicts-more.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

function requestFor(method: Method, path: string): RulesRequest {
  const name = `${ROOT}${path}`;
  const resource = name === SEED.name ? SEED : undefined;
  switch (method) {
    case 'get':
    case 'delete':
      return { method, name, resource };
    case 'create':
    case 'update':
      return { method, name, resource, after: documentAt(path, SAMPLE_FIELDS) };
    case 'list':
    case 'group': {
      const end = name.lastIndexOf('/');
      const selector = { collectionId: name.slice(end + 1), allDescendants: method === 'group' };
      return { method: 'list', parent: name.slice(0, end), query: { from: [selector] } };
    }
  }
}

function judgeRecorded(each: Recorded): Outcome {
  if (each.kind === 'create') return judgeCreate(each.condition, each.prelude);
  if (each.kind === 'list') return judgeList(each);
  return judge(each.rules, requestFor(each.method, each.path));
}

const cases = recorded.map((each) => {
  const what = each.kind === 'rules' ? `${each.method} ${each.path} ${each.rules}` : each.condition;
  return [each.verdict, `${each.kind} ${what}`, each] as const;
});

test.each(cases)('the official emulator says %s: %s', (verdict, _title, each) => {
  const outcome = judgeRecorded(each);
  expect(outcome.verdict, outcome.reason).toBe(verdict);
});
