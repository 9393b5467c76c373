import { invalid } from '../firestore/refuse.ts';
import { requireDatabase } from '../streams/database-name.ts';

/** A REST path beneath /v1/projects/{p}/databases/{d}/documents. */
export interface ResourcePath {
  project: string;
  /** `projects/{p}/databases/{d}` */
  database: string;
  /** The full name before the method: the database's documents, a document or a collection. */
  name: string;
  /** What is after the last colon, such as `commit`. */
  method: string | undefined;
}

const PATH =
  /^\/v1\/projects\/([^/]+)\/databases\/([^/:]+)\/documents(\/[^?]*?)?(?::([A-Za-z]+))?$/;

/**
 * Takes a request's path apart; undefined when it is no path of a database. A document id may contain
 * percent-escapes and colons. @throws StatusError
 */
export function parseResourcePath(path: string): ResourcePath | undefined {
  const [, project, database, rest = '', method] = PATH.exec(path) ?? [];
  if (project === undefined || database === undefined) return undefined;
  const root = `projects/${decode(project)}/databases/${decode(database)}`;
  requireDatabase(root);
  const segments = rest.split('/').map(decode);
  return {
    project: decode(project),
    database: root,
    name: `${root}/documents${segments.join('/')}`,
    method,
  };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw invalid(`${JSON.stringify(segment)} is not a valid part of a path.`);
  }
}
