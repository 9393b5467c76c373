import { compareBytes } from './byte-order.ts';
import type { KeyValueStore, StoreOperation } from './key-value-store.ts';

/** A store that forgets everything with the process, for tests and throw-away backends. */
export function openMemoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  let closed = false;

  const requireOpen = (): void => {
    if (closed) throw new Error('The store is closed.');
  };

  return {
    async get(key) {
      requireOpen();
      return values.get(key);
    },
    async batch(operations: readonly StoreOperation[]) {
      requireOpen();
      for (const operation of operations) {
        if (operation.type === 'put') values.set(operation.key, operation.value);
        else values.delete(operation.key);
      }
    },
    async *entries(prefix) {
      requireOpen();
      const snapshot = [...values].filter(([key]) => key.startsWith(prefix));
      yield* snapshot.sort(([left], [right]) => compareBytes(left, right));
    },
    async compact() {
      requireOpen();
    },
    async probe() {
      requireOpen();
    },
    async close() {
      closed = true;
    },
  };
}
