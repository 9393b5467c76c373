import { invalid } from '../firestore/refuse.ts';
import { StatusError } from '../firestore/types.ts';

const DATABASE = /^projects\/([a-z0-9:.-]{1,100})\/databases\/([^/]{1,100})$/;

/** Checks a `projects/{p}/databases/(default)` name. @throws StatusError */
export function requireDatabase(name: string): { project: string; database: string } {
  const [, project, id] = DATABASE.exec(name) ?? [];
  if (project === undefined || id === undefined) {
    throw invalid(`${JSON.stringify(name)} names no database.`);
  }
  if (id !== '(default)') {
    throw new StatusError(
      'UNIMPLEMENTED',
      `The embedded backend has the database (default) alone, not ${JSON.stringify(id)}.`,
    );
  }
  return { project, database: name };
}

/** Refuses names of another project or database than the stream's. @throws StatusError */
export function requireWithin(database: string, name: unknown): string {
  if (typeof name === 'string' && name.startsWith(`${database}/documents`)) return name;
  throw invalid(`The name ${JSON.stringify(name)} does not lie in ${database}.`);
}
