import type { IncomingMessage, ServerResponse } from 'node:http';
import { invalid, requireObject, unimplemented, type Json } from '../firestore/refuse.ts';
import { StatusError, type Caller, type FirestoreEngine, type Write } from '../firestore/types.ts';
import { answerJson } from '../http/answer-json.ts';
import type { Authenticate } from '../http/authentication.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody, RequestError } from '../http/read-body.ts';
import { requireDatabase, requireWithin } from '../streams/database-name.ts';

/** The service's limit for a request is 10 MiB. */
const MAX_BODY = 11 * 1024 * 1024;
/** A read names documents; it needs no more. */
const MAX_READ_BODY = 512 * 1024;
const MOST_NAMES = 1000;

export interface UnaryOptions {
  engine: FirestoreEngine;
  authenticate: Authenticate;
}

interface UnaryCall {
  engine: FirestoreEngine;
  caller: Caller;
  /** `projects/{p}/databases/{d}` */
  database: string;
  /** The full name before the method: the database's documents, a document or a collection. */
  name: string;
  body: Json;
}

/** The methods of google.firestore.v1.Firestore that are spoken here, by their REST names. */
const METHODS: Record<string, (call: UnaryCall) => Promise<unknown> | unknown> = {
  commit,
  batchGet,
  runQuery,
};

/** A document id may contain percent-escapes and colons. */
const PATH = /^\/v1\/(projects\/[^/]+\/databases\/[^/:]+)\/documents(\/[^?]*?)?(?::([A-Za-z]+))?$/;

/** Answers one REST call beneath /v1/. @throws StatusError or RequestError */
export async function answerUnary(
  options: UnaryOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const [, root, rest = '', methodName] = PATH.exec(url.pathname) ?? [];
  if (root === undefined) throw new RequestError(404, `Nothing answers at ${url.pathname}.`);
  const database = decode(root);
  requireDatabase(database);
  const name = `${database}/documents${decode(rest)}`;
  const isRead = methodName !== 'commit';
  const body = parseBody(await readBody(request, isRead ? MAX_READ_BODY : MAX_BODY));
  const { authorization } = request.headers;
  const { caller } = await options.authenticate({ authorization, database, request });
  const call = { engine: options.engine, caller, database, name, body };
  if (methodName === undefined) {
    if (request.method !== 'GET') throw unimplemented(`${request.method} on ${name}`);
    return answerJson(response, 200, getDocument(call));
  }
  if (request.method !== 'POST') throw new RequestError(405, `Use POST for :${methodName}.`);
  const method = Object.hasOwn(METHODS, methodName) ? METHODS[methodName] : undefined;
  if (!method) throw unimplemented(`The method :${methodName}`);
  return answerJson(response, 200, await method(call));
}

function decode(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/');
  } catch {
    throw invalid(`${JSON.stringify(path)} is not a valid path.`);
  }
}

function parseBody(text: string): Json {
  if (text === '') return {};
  try {
    return requireObject(parseJson(text), 'The request');
  } catch (error) {
    if (error instanceof StatusError) throw error;
    throw invalid('The request is not valid JSON.');
  }
}

function getDocument({ engine, caller, name }: UnaryCall): unknown {
  const [document] = engine.getDocuments([name], caller).documents;
  if (document) return document;
  throw new StatusError('NOT_FOUND', `The document ${name} does not exist.`);
}

async function commit({ engine, caller, database, body }: UnaryCall): Promise<unknown> {
  refuse(body, 'transaction');
  const writes = requireList(body['writes'] ?? [], 'writes').map((write) => {
    const { update, delete: deleted, verify } = requireObject(write, 'A write') as Write;
    requireWithin(database, update?.name ?? deleted ?? verify);
    return write as Write;
  });
  const { commitTime, writeResults } = await engine.commit(writes, caller);
  return { writeResults, commitTime };
}

/** The SDK's transactions read by it. */
function batchGet({ engine, caller, database, body }: UnaryCall): unknown {
  refuse(body, 'transaction', 'newTransaction', 'readTime');
  const asked = requireList(body['documents'], 'documents');
  // The rules judge each of them while everybody else waits.
  if (asked.length > MOST_NAMES) throw invalid(`At most ${MOST_NAMES} documents in one request.`);
  const names = asked.map((name) => requireWithin(database, name));
  const { readTime, documents } = engine.getDocuments(names, caller);
  return documents.map((document, index) =>
    document ? { found: document, readTime } : { missing: names[index], readTime },
  );
}

function runQuery({ engine, caller, name, body }: UnaryCall): unknown {
  refuse(body, 'transaction', 'newTransaction', 'readTime');
  const query = requireObject(body['structuredQuery'], 'structuredQuery');
  const { readTime, documents } = engine.runQuery(name, query, caller);
  if (documents.length === 0) return [{ readTime, done: true }];
  return documents.map((document, index) =>
    index === documents.length - 1 ? { document, readTime, done: true } : { document, readTime },
  );
}

function requireList(value: unknown, what: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw invalid(`${what} must be a list.`);
}

/** The browser SDK's transactions are optimistic: they need none of the server, and read what is now. */
function refuse(body: Json, ...members: string[]): void {
  const asked = members.find((member) => body[member] !== undefined);
  if (asked !== undefined)
    throw unimplemented(`A transaction of the server or the past (${asked})`);
}
