import { claimValue, documentValue, pathOfName } from './document-values.ts';
import { DocumentLookups } from './lookups.ts';
import type { PathStep } from './match-path.ts';
import { queryAlternatives } from './query-alternatives.ts';
import { queryOptions } from './query-options.ts';
import { parseTimestamp } from './time.ts';
import type { RulesContext, RulesRequest } from './types.ts';
import { Failure, RulesPath, type Result, type RulesMap, type RulesValue } from './values.ts';

/** A request as the rules look at it. */
export interface PresentedRequest {
  path: readonly PathStep[];
  /** `request` and `resource`. */
  variables: ReadonlyMap<string, Result>;
  lookups: DocumentLookups;
}

/**
 * Makes `request` and `resource` with the members that are documented. A query gives one request per alternative of its
 * filter.
 */
export function presentRequest(
  request: RulesRequest,
  context: RulesContext,
): PresentedRequest[] | Failure {
  const time = parseTimestamp(context.time);
  if (time instanceof Failure) return time;
  const common: [string, RulesValue][] = [
    ['auth', callerValue(context.caller)],
    ['method', request.method],
    ['time', time],
  ];
  if (request.method === 'list') return presentQuery(request, context, common);

  const path = pathOfName(request.name);
  const members: [string, RulesValue][] = [...common, ['path', path]];
  if (request.method === 'create' || request.method === 'update') {
    members.push(['resource', documentValue(request.after)]);
  }
  if (request.method === 'delete') members.push(['resource', null]);
  return [
    {
      path: path.segments,
      variables: new Map<string, Result>([
        ['request', new Map(members)],
        ['resource', request.resource ? documentValue(request.resource) : null],
      ]),
      lookups: new DocumentLookups(context, request.name, request.name),
    },
  ];
}

function presentQuery(
  request: RulesRequest & { method: 'list' },
  context: RulesContext,
  common: readonly [string, RulesValue][],
): PresentedRequest[] | Failure {
  const alternatives = queryAlternatives(request.query);
  const options = queryOptions(request.query);
  if (alternatives instanceof Failure) return alternatives;
  if (options instanceof Failure) return options;
  const parent = pathOfName(request.parent).segments;
  const { collectionId, allDescendants } = options;
  return alternatives.map(({ data, document }) => {
    const path: PathStep[] = document
      ? [...document.segments]
      : [
          ...parent,
          ...(allDescendants ? [{ kind: 'anywhere' } as const] : []),
          collectionId,
          { kind: 'anyDocument' },
        ];
    const requestPath =
      document ??
      (allDescendants
        ? new RulesPath([...parent, '{}', collectionId], [''])
        : new RulesPath([...parent, collectionId]));
    const resource = new Map<string, RulesValue>([['data', data]]);
    if (document) {
      resource.set('id', document.segments.at(-1) ?? '').set('__name__', document);
    }
    const members = [...common, ['path', requestPath], ['query', options.value]] as const;
    return {
      path,
      variables: new Map<string, Result>([
        ['request', new Map<string, RulesValue>(members)],
        ['resource', resource],
      ]),
      lookups: new DocumentLookups(context, request.parent, undefined),
    };
  });
}

function callerValue(caller: RulesContext['caller']): RulesMap | null {
  if (caller.kind === 'anonymous') return null;
  return new Map<string, RulesValue>([
    ['uid', caller.uid],
    ['token', claimValue(caller.token)],
  ]);
}
