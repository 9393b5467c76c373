import type { Document, Fields, StructuredQuery } from '../src/firestore/types.ts';
import { compileRules } from '../src/rules/compile.ts';
import type { CompileResult, RulesContext, RulesRequest, Verdict } from '../src/rules/types.ts';

/** What the recorded verdicts are about: a signed-in user, a document to create, one to look up. */
export const ROOT = 'projects/demo-rules/databases/(default)/documents';
const TIME = '2026-11-20T08:41:53.439Z';

const USER: RulesContext['caller'] = {
  kind: 'user',
  uid: 'u1',
  token: { sub: 'u1', user_id: 'u1', email: 'a@x.com', email_verified: true, admin: true },
};

export const SAMPLE_FIELDS: Fields = {
  s: { stringValue: 'hello' },
  i: { integerValue: '5' },
  f: { doubleValue: 2.5 },
  b: { booleanValue: true },
  n: { nullValue: null },
  l: { arrayValue: { values: [{ integerValue: '1' }, { integerValue: '2' }] } },
  m: { mapValue: { fields: { a: { integerValue: '1' }, b: { stringValue: 'z' } } } },
  t: { timestampValue: '2026-01-02T03:04:05Z' },
  e: { arrayValue: {} },
};

export function documentAt(path: string, fields: Fields): Document {
  return { name: `${ROOT}${path}`, fields, createTime: TIME, updateTime: TIME };
}

export const SEED = documentAt('/seed/x', {
  role: { stringValue: 'admin' },
  n: { integerValue: '3' },
});

export interface Outcome {
  verdict: 'ALLOW' | 'DENY' | 'COMPILE';
  reason: string;
}

/** Wraps rules for one collection into a whole file. */
export function rulesFor(collection: string, statements: string): string {
  return `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /${collection}/{id} {
      ${statements}
    }
  }
}`;
}

let last: { source: string; compiled: CompileResult } | undefined;

/** Many cases in a row ask the same rules. */
function compileOnce(source: string): CompileResult {
  if (last?.source !== source) last = { source, compiled: compileRules(source) };
  return last.compiled;
}

/** Decides a request by the given source, with `stored` documents in the database. */
export function judge(
  source: string,
  request: RulesRequest,
  stored: readonly Document[] = [SEED],
  caller: RulesContext['caller'] = USER,
): Outcome {
  const compiled = compileOnce(source);
  if (!compiled.ok) {
    const texts = compiled.problems.map(
      ({ line, column, message }) => `${line}:${column} ${message}`,
    );
    return { verdict: 'COMPILE', reason: texts.join('; ') };
  }
  const before = new Map(stored.map((document) => [document.name, document]));
  const after = new Map(before);
  if ('after' in request) after.set(request.name, request.after);
  if (request.method === 'delete') after.delete(request.name);
  const verdict: Verdict = compiled.ruleset.decide(request, {
    caller,
    time: TIME,
    lookup: { before: (name) => before.get(name), after: (name) => after.get(name) },
  });
  return { verdict: verdict.allowed ? 'ALLOW' : 'DENY', reason: verdict.reason };
}

/** Creates /c/doc1 with the sample's fields under `allow create: if <condition>`. */
export function judgeCreate(condition: string, prelude = ''): Outcome {
  const after = documentAt('/c/doc1', SAMPLE_FIELDS);
  const source = rulesFor('c', `${prelude}\n      allow create: if ${condition};`);
  return judge(source, { method: 'create', name: after.name, resource: undefined, after });
}

export interface ListCase {
  condition: string;
  prelude?: string;
  query?: StructuredQuery;
}

/** Lists /q under `allow list: if <condition>`. */
export function judgeList({ condition, prelude = '', query = {} }: ListCase): Outcome {
  const source = rulesFor('q', `${prelude}\n      allow list: if ${condition};`);
  return judge(
    source,
    {
      method: 'list',
      parent: ROOT,
      query: { from: [{ collectionId: 'q' }], ...query },
    },
    [0, 1, 2].map((number) =>
      documentAt(`/q/d${number}`, {
        owner: { stringValue: 'u1' },
        pub: { booleanValue: true },
        n: { integerValue: String(number) },
      }),
    ),
  );
}
