import { claimValue, documentValue, pathOfName } from './document-values.ts';
import { DocumentLookups } from './lookups.ts';
import type { PathStep } from './match-path.ts';
import { parseTimestamp } from './time.ts';
import type { RulesContext, RulesRequest } from './types.ts';
import { Failure, type Result, type RulesMap, type RulesValue } from './values.ts';

/** A request as the rules look at it. */
export interface PresentedRequest {
  path: readonly PathStep[];
  /** `request` and `resource`. */
  variables: ReadonlyMap<string, Result>;
  lookups: DocumentLookups;
}

/** Makes `request` and `resource` with the members that are documented. */
export function presentRequest(
  request: RulesRequest,
  context: RulesContext,
): PresentedRequest | Failure {
  const time = parseTimestamp(context.time);
  if (time instanceof Failure) return time;
  const common: [string, RulesValue][] = [
    ['auth', callerValue(context.caller)],
    ['method', request.method],
    ['time', time],
  ];
  if (request.method === 'list') return presentQuery(request, context, common);

  const path = pathOfName(request.name);
  const members = [...common];
  if (request.method === 'create' || request.method === 'update') {
    members.push(['resource', documentValue(request.after)]);
  }
  if (request.method === 'delete') members.push(['resource', null]);
  return {
    path: path.segments,
    variables: new Map<string, Result>([
      ['request', new Map(members)],
      ['resource', request.resource ? documentValue(request.resource) : null],
    ]),
    lookups: new DocumentLookups(context, request.name, request.name),
  };
}

/** A query leaves open which documents it finds: a rule that asks for one of them denies it. */
function presentQuery(
  { parent, query }: RulesRequest & { method: 'list' },
  context: RulesContext,
  common: readonly [string, RulesValue][],
): PresentedRequest | Failure {
  const [from, second] = (query['from'] ?? []) as { collectionId?: string }[];
  if (from?.collectionId === undefined || second) {
    return new Failure('Only queries of one collection can be judged.');
  }
  return {
    path: [...pathOfName(parent).segments, from.collectionId, { kind: 'anyDocument' }],
    variables: new Map<string, Result>([
      ['request', new Map(common)],
      ['resource', new Map([['data', new Map<string, RulesValue>()]])],
    ]),
    lookups: new DocumentLookups(context, parent, undefined),
  };
}

function callerValue(caller: RulesContext['caller']): RulesMap | null {
  if (caller.kind === 'anonymous') return null;
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', claimValue(caller.token)],
  ]);
}
