import type { IncomingMessage, ServerResponse } from 'node:http';
import { requireObject, unimplemented, type Json } from '../firestore/refuse.ts';
import { StatusError, type FirestoreEngine } from '../firestore/types.ts';
import { answerJson } from '../http/answer-json.ts';
import type { Authenticate } from '../http/authentication.ts';
import { parseJson } from '../http/parse-json.ts';
import { readBody, RequestError } from '../http/read-body.ts';
import { METHODS } from './document-methods.ts';
import { documentByRest } from './document-by-rest.ts';
import { parseResourcePath } from './resource-path.ts';

/** The service's limit for a request is 10 MiB. */
const MAX_BODY = 11 * 1024 * 1024;
/** A read names documents; it needs no more. */
const MAX_READ_BODY = 512 * 1024;

export interface UnaryOptions {
  engine: FirestoreEngine;
  authenticate: Authenticate;
}

/** Answers one REST call beneath /v1/. @throws StatusError or RequestError */
export async function answerUnary(
  options: UnaryOptions,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const path = parseResourcePath(url.pathname);
  if (!path) throw new RequestError(404, `Nothing answers at ${url.pathname}.`);
  const isRead = path.method !== undefined && path.method !== 'commit';
  const body = parseBody(await readBody(request, isRead ? MAX_READ_BODY : MAX_BODY));
  const { caller } = await options.authenticate({
    authorization: request.headers.authorization,
    database: path.database,
    request,
  });
  const call = { engine: options.engine, caller, path, body };
  if (path.method === undefined) {
    answerJson(response, 200, await documentByRest(call, request.method ?? '', url.searchParams));
    return;
  }
  if (request.method !== 'POST') throw new RequestError(405, `Use POST for :${path.method}.`);
  const method = Object.hasOwn(METHODS, path.method) ? METHODS[path.method] : undefined;
  if (!method) throw unimplemented(`The method :${path.method}`);
  answerJson(response, 200, await method(call));
}

function parseBody(text: string): Json {
  if (text === '') return {};
  try {
    return requireObject(parseJson(text), 'The request');
  } catch (error) {
    if (error instanceof StatusError) throw error;
    throw new StatusError('INVALID_ARGUMENT', 'The request is not valid JSON.');
  }
}
