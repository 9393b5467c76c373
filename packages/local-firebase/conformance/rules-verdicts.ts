import { readFileSync } from 'node:fs';
import type { ListCase } from './rules-scenario.ts';

export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** What the official emulator decided, and about what. */
export type RecordedVerdict = { verdict: 'ALLOW' | 'DENY' | 'COMPILE' } & (
  | { kind: 'create'; condition: string; prelude?: string }
  | ({ kind: 'list' } & ListCase)
  | { kind: 'rules'; method: RulesMethod; path: string; rules: string }
);

/** The rules and queries that the first recording names only. */
const NAMED_LISTS: Readonly<Record<string, ListCase>> = {
  'resource.owner, no filter, all docs match': { condition: "resource.data.owner == 'u1'" },
  'resource.pub == true, no filter': { condition: 'resource.data.pub == true' },
  'limit rule missing': { condition: 'request.query.limit <= 10' },
  'auth only': { condition: 'request.auth != null' },
  'resource != null': { condition: 'resource != null' },
  true: { condition: 'true' },
  'exists() per doc': { condition: 'exists(/databases/$(database)/documents/q/$(id))' },
  'resource.data.missing == 1 || true': { condition: 'resource.data.missing == 1 || true' },
  'empty collection, owner rule, no filter': { condition: "resource.data.owner == 'u1'" },
};

function readLines(file: string): unknown[] {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8').trim();
  return text.split('\n').map((line) => JSON.parse(line) as unknown);
}

/** The first verdicts; there ERROR and a condition that is false both mean denied. */
export function firstVerdicts(): RecordedVerdict[] {
  const recorded = readLines('rules-verdicts.jsonl') as (
    | { kind: 'create'; condition: string; verdict: string }
    | { kind: 'list'; case: string; verdict: string }
  )[];
  return recorded.map((each) => {
    const isKnown = each.verdict === 'ALLOW' || each.verdict === 'COMPILE';
    const verdict = isKnown ? (each.verdict as 'ALLOW' | 'COMPILE') : 'DENY';
    if (each.kind === 'create') return { kind: 'create', condition: each.condition, verdict };
    const list = NAMED_LISTS[each.case];
    if (!list) throw new Error(`Nothing is known about the list '${each.case}'`);
    return { kind: 'list', ...list, verdict };
  });
}

/** What was asked later, to settle what the first verdicts leave open. */
export function laterVerdicts(): RecordedVerdict[] {
  return readLines('rules-verdicts-more.jsonl') as RecordedVerdict[];
}

/** How a test calls a verdict. */
export function titleOf(each: RecordedVerdict): string {
  const what =
    each.kind === 'rules' ? `${each.method} ${each.path} by ${each.rules}` : each.condition;
  return `${each.kind} ${what}`;
}
