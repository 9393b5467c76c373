import type { Caller, FirestoreEngine } from '../firestore/types.ts';
import { requireWithin } from './database-name.ts';
import { DocumentTarget } from './document-target.ts';
import type { TargetRequest } from './listen-message.ts';
import { PartialQueryTarget } from './partial-query-target.ts';
import type { Target } from './target.ts';
import { WholeCollectionTarget } from './whole-collection-target.ts';

/** The target that a request describes. @throws StatusError when it cannot be understood. */
export function openTarget(
  request: TargetRequest,
  database: string,
  engine: FirestoreEngine,
  caller: Caller,
): Target {
  if (request.documents) {
    const names = request.documents.map((name) => requireWithin(database, name));
    return new DocumentTarget(request.targetId, names, engine, caller);
  }
  const { parent, structuredQuery } = request.query as NonNullable<TargetRequest['query']>;
  const compiled = engine.compileQuery(requireWithin(database, parent), structuredQuery);
  const Kind = compiled.isWhole ? WholeCollectionTarget : PartialQueryTarget;
  return new Kind(request.targetId, { parent, structuredQuery, compiled }, engine, caller);
}
