import { recordKinds, type RecordKind } from '../model/collections.ts';
import { keyPrefix, type KeyValues } from '../ports/key-values.ts';

/**
 * Remembers which kinds of documents this browser's cache has been in step with the server for, and for each one
 * document that was in the cache then.
 */
export interface SyncedKinds {
  has(kind: KindName): boolean;
  /** @param someId of any document of the kind; asked only when none is remembered */
  add(kind: KindName, someId: () => string | undefined): void;
}

/** A kind of documents; that of gifts that not everybody may see has its circle behind it. */
export type KindName = RecordKind | `${RecordKind}@${string}`;
export const kindName = (kind: RecordKind, circle: string | undefined): KindName =>
  circle === undefined ? kind : `${kind}@${circle}`;

/** The marks of a copy that outlives the page. */
export interface StoredSyncedKinds extends SyncedKinds {
  /** The id that is remembered of a kind. */
  idOf(kind: RecordKind): string | undefined;
  /** Remembers no id any more; the marks stay. */
  forgetIds(): void;
  /** Takes all marks away. */
  clear(): void;
}

const withoutId = 'yes';

/**
 * The marks of a user's planner in the key-value storage. A value is 'yes', with the id of a document behind it where
 * there is one.
 */
export function storedSyncedKinds(keyValues: KeyValues, uid: string): StoredSyncedKinds {
  const prefix = `${keyPrefix}synced:${uid}:`;
  const key = (kind: KindName) => `${prefix}${kind}`;
  const idPrefix = `${withoutId} `;
  const idOf = (kind: KindName) => {
    const mark = keyValues.get(key(kind));
    return mark?.startsWith(idPrefix) ? mark.slice(idPrefix.length) : undefined;
  };
  return {
    idOf,
    has: (kind) => keyValues.get(key(kind)) !== undefined,
    add: (kind, someId) => {
      if (idOf(kind) !== undefined) return;
      const id = someId();
      const mark = id === undefined ? withoutId : `${idPrefix}${id}`;
      if (keyValues.get(key(kind)) !== mark) keyValues.set(key(kind), mark);
    },
    forgetIds: () => {
      for (const kind of recordKinds) {
        if (idOf(kind) !== undefined) keyValues.set(key(kind), withoutId);
      }
    },
    clear: () => keyValues.clear(prefix),
  };
}
