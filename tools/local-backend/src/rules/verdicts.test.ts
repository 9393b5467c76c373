import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filter, judgeCreate, judgeList, type ListCase } from './scenario.ts';

type Recorded =
  | { kind: 'create'; condition: string; verdict: string }
  | { kind: 'list'; case: string; verdict: string };

const recorded = readFileSync(
  new URL('../../conformance/rules-verdicts.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Recorded);

const LIST_CASES: Readonly<Record<string, ListCase>> = {
  'resource.owner, no filter, all docs match': { condition: "resource.data.owner == 'u1'" },
  'resource.owner, filter ==': {
    condition: "resource.data.owner == 'u1'",
    where: filter('owner', 'EQUAL', { stringValue: 'u1' }),
  },
  'resource.pub == true, no filter': { condition: 'resource.data.pub == true' },
  'resource.n < 10, filter n < 5': {
    condition: 'resource.data.n < 10',
    where: filter('n', 'LESS_THAN', { integerValue: '5' }),
  },
  'limit rule ok': { condition: 'request.query.limit <= 10', query: { limit: 10 } },
  'limit rule missing': { condition: 'request.query.limit <= 10' },
  'auth only': { condition: 'request.auth != null' },
  'resource != null': { condition: 'resource != null' },
  true: { condition: 'true' },
  'exists() per doc': { condition: 'exists(/databases/$(database)/documents/q/$(id))' },
  'resource.data.missing == 1 || true': { condition: 'resource.data.missing == 1 || true' },
  'empty collection, owner rule, no filter': { condition: "resource.data.owner == 'u1'" },
};

test('all 127 recorded verdicts are here', () => {
  expect(recorded).toHaveLength(127);
});

test.each(recorded)('the official emulator says $verdict: $kind $condition$case', (each) => {
  const listCase = each.kind === 'list' ? LIST_CASES[each.case] : undefined;
  const outcome =
    each.kind === 'create'
      ? judgeCreate(each.condition)
      : judgeList(listCase ?? { condition: 'false' });
  if (each.kind === 'list') expect(listCase).toBeDefined();
  // A condition that is false and one that fails are both denied.
  const expected = each.verdict === 'ERROR' ? 'DENY' : each.verdict;
  expect(outcome.verdict, outcome.reason).toBe(expected);
});
