import type { KeyValueStore, StoreOperation } from '../storage/key-value-store.ts';

/** Records of one kind. Reads come from memory; the store keeps them over a restart. */
export interface Table<T> {
  readonly prefix: string;
  get(key: string): T | undefined;
  values(): IterableIterator<T>;
  readonly size: number;
  /** Called by the transaction alone, after the change is durable. */
  apply(key: string, record: T | undefined): void;
}

export interface Transaction {
  put<T>(table: Table<T>, key: string, record: T): void;
  remove<T>(table: Table<T>, key: string): void;
}

/**
 * Runs one transaction after the other. Writes what `work` staged in one batch; readers see it, and
 * the promise resolves, once it is synced to disk. `work` is synchronous, so what it read cannot
 * change under it; when it throws, nothing is written.
 */
export type Transact = <R>(work: (transaction: Transaction) => R) => Promise<R>;

/** Loads every record under `prefix`. `onChange` keeps an index in step: it also sees the loading. */
export const openTable = async <T>(
  store: KeyValueStore,
  prefix: string,
  onChange: (key: string, before: T | undefined, after: T | undefined) => void = () => {},
): Promise<Table<T>> => {
  const records = new Map<string, T>();
  const table: Table<T> = {
    prefix,
    get: (key) => records.get(key),
    values: () => records.values(),
    get size() {
      return records.size;
    },
    apply: (key, record) => {
      const before = records.get(key);
      if (record === undefined) records.delete(key);
      else records.set(key, record);
      onChange(key, before, record);
    },
  };
  for await (const [key, value] of store.entries(prefix)) {
    table.apply(key.slice(prefix.length), JSON.parse(value) as T);
  }
  return table;
};

/** One queue of transactions over one store. */
export const createTransact = (store: KeyValueStore): Transact => {
  let last: Promise<unknown> = Promise.resolve();
  return <R>(work: (transaction: Transaction) => R): Promise<R> => {
    const run = async (): Promise<R> => {
      const operations: StoreOperation[] = [];
      const applications: (() => void)[] = [];
      const result = work({
        put: (table, key, record) => {
          operations.push({ type: 'put', key: table.prefix + key, value: JSON.stringify(record) });
          applications.push(() => table.apply(key, record));
        },
        remove: (table, key) => {
          operations.push({ type: 'delete', key: table.prefix + key });
          applications.push(() => table.apply(key, undefined));
        },
      });
      if (operations.length > 0) await store.batch(operations);
      for (const apply of applications) apply();
      return result;
    };
    const answer = last.then(run);
    last = answer.catch(() => undefined);
    return answer;
  };
};
