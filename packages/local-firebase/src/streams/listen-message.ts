import type { Document, StatusError, StructuredQuery } from '../firestore/types.ts';
import { STATUS_NUMBERS } from '../firestore/types.ts';
import { invalid, requireObject, type Json } from '../firestore/refuse.ts';

/** What the client asks for with addTarget. */
export interface TargetRequest {
  targetId: number;
  query?: { parent: string; structuredQuery: StructuredQuery };
  documents?: string[];
  resumeToken?: string;
  /** The alternative to a token: the commit time up to which the client has seen the target. */
  readTime?: string;
}

export type ListenRequest = { add: TargetRequest } | { remove: number };

/** Reads google.firestore.v1.ListenRequest. @throws StatusError INVALID_ARGUMENT */
export function parseListenRequest(message: unknown): ListenRequest {
  const request = requireObject(message, 'A Listen message');
  if (request['removeTarget'] !== undefined) return { remove: targetId(request['removeTarget']) };
  const target = requireObject(request['addTarget'], 'addTarget');
  const add: TargetRequest = { targetId: targetId(target['targetId']) };
  if (target['query'] !== undefined) add.query = parseQuery(target['query']);
  if (target['documents'] !== undefined) add.documents = parseDocuments(target['documents']);
  if ((add.query === undefined) === (add.documents === undefined)) {
    throw invalid('A target has either a query or documents.');
  }
  if (typeof target['resumeToken'] === 'string') add.resumeToken = target['resumeToken'];
  if (typeof target['readTime'] === 'string') add.readTime = target['readTime'];
  return { add };
}

function targetId(value: unknown): number {
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw invalid('A target id must be a positive whole number.');
}

function parseQuery(value: unknown): { parent: string; structuredQuery: StructuredQuery } {
  const query = requireObject(value, 'A query target');
  const parent = query['parent'];
  if (typeof parent !== 'string') throw invalid('A query target names its parent.');
  return { parent, structuredQuery: requireObject(query['structuredQuery'], 'structuredQuery') };
}

function parseDocuments(value: unknown): string[] {
  const names = requireObject(value, 'A document target')['documents'];
  if (!Array.isArray(names) || names.length === 0 || names.length > 100) {
    throw invalid('A document target names 1 to 100 documents.');
  }
  return names.map((name) => {
    if (typeof name !== 'string') throw invalid('A document name must be a text.');
    return name;
  });
}

export const added = (id: number): Json => ({
  targetChange: { targetChangeType: 'ADD', targetIds: [id] },
});

/** The target's end: asked for, or refused with a cause. */
export const removed = (id: number, refusal?: StatusError): Json => ({
  targetChange: {
    targetChangeType: 'REMOVE',
    targetIds: [id],
    ...(refusal && {
      cause: { code: STATUS_NUMBERS[refusal.status], message: refusal.message },
    }),
  },
});

export const reset = (id: number, resumeToken: string, readTime: string): Json => ({
  targetChange: { targetChangeType: 'RESET', targetIds: [id], resumeToken, readTime },
});

export const current = (id: number, resumeToken: string, readTime: string): Json => ({
  targetChange: { targetChangeType: 'CURRENT', targetIds: [id], resumeToken, readTime },
});

/** The client raises its snapshots on this alone. */
export const globalSnapshot = (resumeToken: string, readTime: string): Json => ({
  targetChange: { resumeToken, readTime },
});

export function documentChange(
  document: Document,
  targetIds: number[],
  removedTargetIds: number[] = [],
): Json {
  return {
    documentChange: {
      document,
      targetIds,
      ...(removedTargetIds.length > 0 && { removedTargetIds }),
    },
  };
}

export const documentDelete = (name: string, ids: number[], readTime: string): Json => ({
  documentDelete: { document: name, removedTargetIds: ids, readTime },
});

export const documentRemove = (name: string, ids: number[], readTime: string): Json => ({
  documentRemove: { document: name, removedTargetIds: ids, readTime },
});

/** How many documents the target has, so that a client finds out what vanished unseen. */
export const existenceFilter = (targetId: number, count: number): Json => ({
  filter: { targetId, count },
});

/**
 * The read time of a snapshot that shows a commit: half a microsecond later, before any commit that
 * follows. It must not be equal: a browser's other tabs look for documents that were read after
 * the write's own time, and would miss the snapshot.
 */
export const readTimeAfter = (commitTime: string): string =>
  commitTime.replace(/(\.\d{6})Z$/, '$1500Z');

/**
 * A resume token says up to which commit a client has seen a target, and in which database: a data
 * folder of another origin must not take it for its own.
 */
export const encodeResumeToken = (databaseIdentity: string, time: string): string =>
  Buffer.from(`1|${databaseIdentity}|${time}`).toString('base64');

/** The commit time in the token, or undefined when it was not given by this database. */
export function decodeResumeToken(token: string, databaseIdentity: string): string | undefined {
  const [version, identity, time] = Buffer.from(token, 'base64').toString('utf8').split('|');
  return version === '1' && identity === databaseIdentity ? time : undefined;
}
