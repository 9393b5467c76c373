/** Small facts about users have keys that start so; they go at sign-out. */
export const keyPrefix = 'evergift:';

/** Small facts that outlive the page (the day of the last sync, for example). Forgets silently where storage is blocked. */
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

/** The browser's local storage; a memory of this page where that is blocked or full. */
export function createLocalKeyValues(): KeyValues {
  const memory = createMemoryKeyValues();
  const storage = (): Storage | undefined => {
    try {
      return globalThis.localStorage;
    } catch {
      return undefined;
    }
  };
  return {
    get: (key) => {
      try {
        return storage()?.getItem(key) ?? memory.get(key);
      } catch {
        return memory.get(key);
      }
    },
    set: (key, value) => {
      memory.set(key, value);
      try {
        if (value === undefined) storage()?.removeItem(key);
        else storage()?.setItem(key, value);
      } catch {
        // Full or blocked: the memory has it.
      }
    },
    keys: (prefix) => {
      try {
        const stored = Object.keys(storage() ?? {}).filter((key) => key.startsWith(prefix));
        return [...new Set([...stored, ...memory.keys(prefix)])];
      } catch {
        return memory.keys(prefix);
      }
    },
    clear: (prefix) => {
      memory.clear(prefix);
      try {
        const area = storage();
        for (const key of Object.keys(area ?? {}))
          if (key.startsWith(prefix)) area?.removeItem(key);
      } catch {
        // Blocked: there is nothing to clear.
      }
    },
  };
}
