/** Makes a value once for each key, and keeps those of the latest `most` keys. */
export function memoize<Key, Value>(make: (key: Key) => Value, most = 200): (key: Key) => Value {
  const made = new Map<string, Value>();
  return (key) => {
    const name = typeof key === 'string' ? key : JSON.stringify(key ?? null);
    const value = made.get(name) ?? make(key);
    made.delete(name);
    made.set(name, value);
    for (const oldest of made.keys()) {
      if (made.size <= most) break;
      made.delete(oldest);
    }
    return value;
  };
}

/** Loads at the first call and after a failure; else gives what was loaded. */
export function loadedOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw cause;
    });
    return loading;
  };
}
