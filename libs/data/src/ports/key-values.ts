/** Small facts about users have keys that start so; they go at sign-out. */
export const keyPrefix = 'evergift:';

/**
 * Small facts that outlive the page (the day of the last sync, for example). Forgets silently where storage is blocked.
 */
export interface KeyValues {
  get(key: string): string | undefined;
  set(key: string, value: string | undefined): void;
  /** All keys that start so. */
  keys(prefix: string): string[];
  /** Removes everything whose key starts so. */
  clear(prefix: string): void;
}

export function createMemoryKeyValues(): KeyValues {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => {
      if (value === undefined) values.delete(key);
      else values.set(key, value);
    },
    keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
    clear: (prefix) => {
      for (const key of [...values.keys()]) if (key.startsWith(prefix)) values.delete(key);
    },
  };
}

/** What the browser's local storage says; `otherwise` where it is blocked or full. */
function ask<T>(question: (storage: Storage) => T, otherwise: T): T {
  try {
    return question(globalThis.localStorage);
  } catch {
    return otherwise;
  }
}

/** The browser's local storage; a memory of this page where that is blocked or full. */
export function createLocalKeyValues(): KeyValues {
  const memory = createMemoryKeyValues();
  const stored = (prefix: string) =>
    ask((storage) => Object.keys(storage), []).filter((key) => key.startsWith(prefix));
  const store = (key: string, value: string | undefined) =>
    ask((storage) => {
      if (value === undefined) storage.removeItem(key);
      else storage.setItem(key, value);
    }, undefined);
  return {
    get: (key) => ask((storage) => storage.getItem(key), null) ?? memory.get(key),
    set: (key, value) => {
      memory.set(key, value);
      store(key, value);
    },
    keys: (prefix) => [...new Set([...stored(prefix), ...memory.keys(prefix)])],
    clear: (prefix) => {
      memory.clear(prefix);
      for (const key of stored(prefix)) store(key, undefined);
    },
  };
}
