import { randomBytes } from 'node:crypto';
import { invalid, unimplemented } from '../firestore/refuse.ts';
import { StatusError, type Document, type Fields, type Write } from '../firestore/types.ts';
import type { UnaryCall } from './document-methods.ts';

/**
 * Documents as REST resources: GET of one or of a collection, POST into a collection, PATCH and
 * DELETE of one. @throws StatusError
 */
export async function documentByRest(
  call: UnaryCall,
  httpMethod: string,
  parameters: URLSearchParams,
): Promise<unknown> {
  const isDocument = call.path.name.split('/').length % 2 === 1;
  if (httpMethod === 'GET') return isDocument ? getDocument(call) : listDocuments(call, parameters);
  if (httpMethod === 'POST' && !isDocument) return createDocument(call, parameters);
  if (httpMethod === 'PATCH' && isDocument) return patchDocument(call, parameters);
  if (httpMethod === 'DELETE' && isDocument) {
    await call.engine.commit(
      [withPrecondition({ delete: call.path.name }, parameters)],
      call.caller,
    );
    return {};
  }
  throw unimplemented(`${httpMethod} on ${call.path.name}`);
}

function getDocument({ engine, caller, path }: UnaryCall): Document {
  const [document] = engine.getDocuments([path.name], caller).documents;
  if (document) return document;
  throw new StatusError('NOT_FOUND', `The document ${path.name} does not exist.`);
}

function listDocuments({ engine, caller, path }: UnaryCall, parameters: URLSearchParams): unknown {
  for (const name of ['pageToken', 'orderBy', 'showMissing', 'mask.fieldPaths']) {
    if (parameters.has(name)) throw unimplemented(`Listing documents with ${name}`);
  }
  const { parent, id } = split(path.name);
  const { documents } = engine.runQuery(parent, { from: [{ collectionId: id }] }, caller);
  const pageSize = Number(parameters.get('pageSize') ?? 0);
  if (pageSize > 0 && documents.length > pageSize) throw unimplemented('Listing page by page');
  return documents.length > 0 ? { documents } : {};
}

async function createDocument(call: UnaryCall, parameters: URLSearchParams): Promise<Document> {
  const id = parameters.get('documentId') ?? randomBytes(10).toString('hex');
  const name = `${call.path.name}/${id}`;
  return put(call, {
    update: { name, fields: fieldsOf(call) },
    currentDocument: { exists: false },
  });
}

function patchDocument(call: UnaryCall, parameters: URLSearchParams): Promise<Document> {
  const write: Write = { update: { name: call.path.name, fields: fieldsOf(call) } };
  const fieldPaths = parameters.getAll('updateMask.fieldPaths');
  if (fieldPaths.length > 0) write.updateMask = { fieldPaths };
  return put(call, withPrecondition(write, parameters));
}

/** Writes and answers the document as it is; who may write need not be allowed to read. */
async function put({ engine, caller }: UnaryCall, write: Write): Promise<Document> {
  await engine.commit([write], caller);
  const name = (write.update as { name: string }).name;
  const [document] = engine.getDocuments([name], { kind: 'admin' }).documents;
  if (document) return document;
  throw new StatusError('ABORTED', `The document ${name} was deleted by another request.`);
}

function withPrecondition(write: Write, parameters: URLSearchParams): Write {
  const exists = parameters.get('currentDocument.exists');
  const updateTime = parameters.get('currentDocument.updateTime');
  if (exists !== null) return { ...write, currentDocument: { exists: exists === 'true' } };
  return updateTime === null ? write : { ...write, currentDocument: { updateTime } };
}

function fieldsOf({ body }: UnaryCall): Fields {
  const fields = body['fields'] ?? {};
  if (typeof fields === 'object' && !Array.isArray(fields)) return fields as Fields;
  throw invalid('fields must be an object.');
}

function split(name: string): { parent: string; id: string } {
  const slash = name.lastIndexOf('/');
  return { parent: name.slice(0, slash), id: name.slice(slash + 1) };
}
