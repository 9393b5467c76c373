import { MAX_COLLECTION_DEPTH, MAX_ID_BYTES, MAX_NAME_BYTES } from './limits.ts';
import { invalid } from './refuse.ts';
import { byteLength, isReserved, isUnicode } from './text.ts';

const ROOT = /^projects\/([^/]+)\/databases\/([^/]+)\/documents(?:\/(.*))?$/s;

export interface ResourceName {
  project: string;
  database: string;
  /** `projects/…/documents`, without a slash at the end. */
  root: string;
  /** Collection and document ids in turn. */
  segments: string[];
}

/** Splits a name beneath a database. @throws StatusError INVALID_ARGUMENT */
export function parseResourceName(name: string): ResourceName {
  const match = ROOT.exec(name);
  const [, project, database, path] = match ?? [];
  if (project === undefined || database === undefined) {
    throw invalid(
      `The name ${JSON.stringify(name)} does not have the form ` +
        'projects/{project}/databases/{database}/documents/{path}.',
    );
  }
  const segments = path === undefined ? [] : path.split('/');
  return {
    project,
    database,
    root: `projects/${project}/databases/${database}/documents`,
    segments,
  };
}

/** Checks the full name of a document. @throws StatusError INVALID_ARGUMENT */
export function requireDocumentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalid(`${JSON.stringify(name)} names no document: its path has no document id.`);
  }
  requireValidSegments(name, parsed.segments);
  return parsed;
}

/** Checks the parent of a collection: the database's root or a document. */
export function requireParentName(name: string): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length % 2 !== 0) {
    throw invalid(`${JSON.stringify(name)} is a collection; a query's parent is a document.`);
  }
  requireValidSegments(name, parsed.segments);
  return parsed;
}

function requireValidSegments(name: string, segments: readonly string[]): void {
  if (segments.length > 2 * MAX_COLLECTION_DEPTH) {
    throw invalid(`The name is deeper than ${MAX_COLLECTION_DEPTH} collections.`);
  }
  for (const segment of segments) requireValidId(segment);
  if (byteLength(name) > MAX_NAME_BYTES) {
    throw invalid(`The name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}

/** Checks one collection or document id. @throws StatusError INVALID_ARGUMENT */
export function requireValidId(id: string): void {
  if (id === '') throw invalid('A collection or document id is empty.');
  if (id === '.' || id === '..') throw invalid(`The id ${JSON.stringify(id)} is not allowed.`);
  if (!isUnicode(id)) throw invalid('An id is not valid Unicode.');
  if (isReserved(id)) throw invalid(`The id ${JSON.stringify(id)} is reserved.`);
  if (byteLength(id) > MAX_ID_BYTES) {
    throw invalid(`A collection or document id is longer than ${MAX_ID_BYTES} bytes.`);
  }
}

/** The collection that a document lies in: its name without the last id. */
export const collectionOf = (documentName: string): string =>
  documentName.slice(0, documentName.lastIndexOf('/'));
