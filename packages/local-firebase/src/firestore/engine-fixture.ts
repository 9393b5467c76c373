import { openMemoryStore } from '../storage/memory-store.ts';
import { openEngine, type EngineOptions } from './engine.ts';
import type { Caller, Document, Fields, FirestoreEngine, Value, Write } from './types.ts';

export const ROOT = 'projects/demo/databases/(default)/documents';
export const ADMIN: Caller = { kind: 'admin' };
export const ANYONE: Caller = { kind: 'anonymous' };
export const USER: Caller = { kind: 'user', uid: 'u1', token: {} };

export const nameOf = (path: string): string => `${ROOT}/${path}`;

export const int = (value: number | string): Value => ({ integerValue: String(value) });
export const text = (value: string): Value => ({ stringValue: value });
export const array = (...values: Value[]): Value => ({ arrayValue: { values } });
export const map = (fields: Fields): Value => ({ mapValue: { fields } });

export const set = (path: string, fields: Fields = {}): Write => ({
  update: { name: nameOf(path), fields },
});
export const merge = (path: string, fields: Fields, ...fieldPaths: string[]): Write => ({
  ...set(path, fields),
  updateMask: { fieldPaths },
});
export const remove = (path: string): Write => ({ delete: nameOf(path) });

/** An engine over an empty store in memory. */
export const open = (options: Partial<EngineOptions> = {}): Promise<FirestoreEngine> =>
  openEngine({ store: openMemoryStore(), ...options });

export const read = (engine: FirestoreEngine, path: string): Document | undefined =>
  engine.getDocuments([nameOf(path)], ADMIN).documents[0];

/** All documents of a collection by their path within the database. */
export function contentOf(engine: FirestoreEngine, collectionId: string): Record<string, Fields> {
  const { documents } = engine.runQuery(ROOT, { from: [{ collectionId }] }, ADMIN);
  return Object.fromEntries(
    documents.map(({ name, fields }) => [name.slice(ROOT.length + 1), fields]),
  );
}
