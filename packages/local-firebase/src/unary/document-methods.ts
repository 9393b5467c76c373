import { invalid, requireObject, type Json } from '../firestore/refuse.ts';
import {
  StatusError,
  type Caller,
  type FirestoreEngine,
  type StructuredQuery,
  type Write,
} from '../firestore/types.ts';
import { requireWithin } from '../streams/database-name.ts';
import type { ResourcePath } from './resource-path.ts';

const MOST_NAMES = 1000;

export interface UnaryCall {
  engine: FirestoreEngine;
  caller: Caller;
  path: ResourcePath;
  body: Json;
}

/** The methods of google.firestore.v1.Firestore that are spoken here, by their REST names. */
export const METHODS: Record<string, (call: UnaryCall) => Promise<unknown> | unknown> = {
  commit,
  batchGet,
  runQuery,
};

async function commit({ engine, caller, path, body }: UnaryCall): Promise<unknown> {
  refuseTransaction(body, 'transaction');
  const writes = requireList(body['writes'] ?? [], 'writes').map((write) => {
    const { update, delete: deleted, verify } = requireObject(write, 'A write') as Write;
    requireWithin(path.database, update?.name ?? deleted ?? verify);
    return write as Write;
  });
  const { commitTime, writeResults } = await engine.commit(writes, caller);
  return { writeResults, commitTime };
}

function batchGet({ engine, caller, path, body }: UnaryCall): unknown {
  requirePlainRead(body);
  const asked = requireList(body['documents'], 'documents');
  // The rules judge each of them while everybody else waits.
  if (asked.length > MOST_NAMES) throw invalid(`At most ${MOST_NAMES} documents in one request.`);
  const names = asked.map((name) => requireWithin(path.database, name));
  const { readTime, documents } = engine.getDocuments(names, caller);
  return documents.map((document, index) =>
    document ? { found: document, readTime } : { missing: names[index], readTime },
  );
}

function runQuery({ engine, caller, path, body }: UnaryCall): unknown {
  requirePlainRead(body);
  const query = requireObject(body['structuredQuery'], 'structuredQuery') as StructuredQuery;
  const { readTime, documents } = engine.runQuery(path.name, query, caller);
  if (documents.length === 0) return [{ readTime, done: true }];
  return documents.map((document, index) =>
    index === documents.length - 1 ? { document, readTime, done: true } : { document, readTime },
  );
}

function requireList(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalid(`${what} must be a list.`);
}

/** The browser SDK's transactions are optimistic and need no transaction of the server. */
function refuseTransaction(body: Json, member: string): void {
  if (body[member] === undefined) return;
  throw new StatusError(
    'UNIMPLEMENTED',
    `Server-side transactions (${member}) are not part of the embedded backend; ` +
      'use preconditions on updateTime, as the browser SDK does.',
  );
}

/** A read of what is there now, outside of any transaction. @throws StatusError UNIMPLEMENTED */
function requirePlainRead(body: Json): void {
  refuseTransaction(body, 'transaction');
  refuseTransaction(body, 'newTransaction');
  if (body['readTime'] === undefined) return;
  throw new StatusError(
    'UNIMPLEMENTED',
    'Reading at an earlier time is not part of the embedded backend.',
  );
}
