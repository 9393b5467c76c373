import type { RulesContext, RulesLookup, RulesRequest, Ruleset } from '../rules/types.ts';
import type { CommitPlan, PlannedDocument } from './plan-commit.ts';
import { StatusError, type Caller, type Document, type StructuredQuery } from './types.ts';

type Read = (name: string) => Document | undefined;

/** The caller, the rules, and the time of the request (RFC 3339 with milliseconds). */
export interface Request {
  caller: Caller;
  rules: Ruleset;
  time: string;
}

/** @throws StatusError PERMISSION_DENIED when a read of one of the documents is refused */
export function judgeGet(request: Request, names: readonly string[], read: Read): void {
  for (const name of new Set(names)) {
    ask(request, { method: 'get', name, resource: read(name) }, { before: read, after: read });
  }
}

/** @throws StatusError PERMISSION_DENIED when the rules cannot prove the query */
export function judgeList(
  request: Request,
  parent: string,
  query: StructuredQuery,
  read: Read,
): void {
  ask(request, { method: 'list', parent, query }, { before: read, after: read });
}

/**
 * Judges a batch on its final state, each document once, before preconditions count.
 * @throws StatusError PERMISSION_DENIED
 */
export function judgeCommit(request: Request, plan: CommitPlan, read: Read): void {
  if (request.caller.kind === 'admin') return;
  const finals = new Map(
    [...plan.documents.values()].map((planned) => [
      planned.name,
      finalState(planned, request.time),
    ]),
  );
  const lookup: RulesLookup = {
    before: read,
    after: (name) => (finals.has(name) ? finals.get(name) : read(name)),
  };
  const documentsRead = new Set<string>();
  for (const planned of plan.documents.values()) {
    const asked = requestFor(planned, finals.get(planned.name));
    const isBlind = asked.method !== 'delete' && planned.writes[0]?.condition.kind === 'none';
    ask(request, asked, lookup, { documentsRead, isBlind });
  }
}

/** The document after the write, as rules see it; its times are those of the request. */
function finalState({ name, before, fields }: PlannedDocument, time: string): Document | undefined {
  return fields && { name, fields, createTime: before?.createTime ?? time, updateTime: time };
}

/** What the first write expects decides between create and update; else what is stored does. */
function requestFor({ name, before, writes }: PlannedDocument, after?: Document): RulesRequest {
  const [first] = writes;
  if (first?.kind === 'verify') return { method: 'get', name, resource: before };
  if (!after) return { method: 'delete', name, resource: before };
  const condition = first?.condition;
  const expectsDocument =
    condition?.kind === 'exists' ? condition.exists : condition?.kind === 'updateTime' || !!before;
  return { method: expectsDocument ? 'update' : 'create', name, resource: before, after };
}

interface PartOfCommit {
  /** Counts the look-ups of all documents of a commit against the service's limit. */
  documentsRead: Set<string>;
  /** The write expects nothing: its method alone would show whether the document exists. */
  isBlind: boolean;
}

function ask(
  { caller, rules, time }: Request,
  request: RulesRequest,
  lookup: RulesLookup,
  part?: PartOfCommit,
): void {
  if (caller.kind === 'admin') return;
  const documentsRead = part?.documentsRead;
  const context: RulesContext = { caller, time, lookup, ...(documentsRead && { documentsRead }) };
  const { allowed, reason } = rules.decide(request, context);
  if (allowed) return;
  const subject = request.method === 'list' ? collectionText(request) : request.name;
  const [method, why] =
    part?.isBlind && 'after' in request
      ? ['create or update', reasonsOf(rules, request, { caller, time, lookup })]
      : [request.method, reason];
  throw new StatusError(
    'PERMISSION_DENIED',
    `The rules do not allow ${method} on ${subject}: ${why}`,
  );
}

/** Why neither method would be allowed, as the official emulator says it. */
function reasonsOf(
  rules: Ruleset,
  request: Extract<RulesRequest, { after: Document }>,
  context: RulesContext,
): string {
  const methods = ['create', 'update'] as const;
  return methods.map((method) => rules.decide({ ...request, method }, context).reason).join(' ');
}

function collectionText({ parent, query }: { parent: string; query: StructuredQuery }): string {
  const from: unknown = Array.isArray(query['from']) ? query['from'][0] : undefined;
  const id = typeof from === 'object' && from && 'collectionId' in from ? from.collectionId : '?';
  return `${parent}/${String(id)}`;
}
