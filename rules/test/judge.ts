import {
  compileRules,
  type CompileResult,
  type Document,
  type Fields,
  type RulesContext,
  type RulesRequest,
} from 'local-firebase/rules';

/** Where the documents of these tests lie. */
export const ROOT = 'projects/demo-rules/databases/(default)/documents';

/** The time of every request. */
export const TIME = '2026-11-20T08:41:53.439Z';

/** The user who owns the documents. */
export const USER: RulesContext['caller'] = { kind: 'user', uid: 'u1', token: { sub: 'u1' } };

/** What the rules say to one request, and by which line of them. */
export interface Outcome {
  verdict: 'ALLOW' | 'DENY';
  reason: string;
}

/** A stored document. @param path beneath the database's root, with a slash first */
export function documentAt(path: string, fields: Fields): Document {
  return { name: `${ROOT}${path}`, fields, createTime: TIME, updateTime: TIME };
}

const compiled = new Map<string, CompileResult>();

/** Many cases in a row ask the same rules. */
function compileOnce(source: string): CompileResult {
  const result = compiled.get(source) ?? compileRules(source);
  compiled.set(source, result);
  return result;
}

/** Decides a request by the rules in `source`. @throws Error when they do not compile */
export function judge(
  source: string,
  request: RulesRequest,
  stored: readonly Document[] = [],
  caller: RulesContext['caller'] = USER,
): Outcome {
  const result = compileOnce(source);
  if (!result.ok) throw new Error(`The rules do not compile: ${JSON.stringify(result.problems)}`);
  const before = new Map(stored.map((document) => [document.name, document]));
  const after = new Map(before);
  if ('after' in request) after.set(request.name, request.after);
  if (request.method === 'delete') after.delete(request.name);
  const { allowed, reason } = result.ruleset.decide(request, {
    caller,
    time: TIME,
    lookup: { before: (name) => before.get(name), after: (name) => after.get(name) },
  });
  return { verdict: allowed ? 'ALLOW' : 'DENY', reason };
}
