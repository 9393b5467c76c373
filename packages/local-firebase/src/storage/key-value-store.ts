/** One step of an atomic batch; a value is UTF-8 text (JSON in practice). */
export type StoreOperation =
  | { type: 'put'; key: string; value: string }
  | { type: 'delete'; key: string };

/**
 * The one interface behind which everything durable lies: an ordered map of text keys with atomic,
 * synced batches.
 */
export interface KeyValueStore {
  get(key: string): Promise<string | undefined>;
  /** Applies all operations or none, in the order of the calls; resolves after they are synced to disk. */
  batch(operations: readonly StoreOperation[]): Promise<void>;
  /** Entries whose key starts with `prefix`, in key order, as they are at the first one. */
  entries(prefix: string): AsyncIterable<[key: string, value: string]>;
  /**
   * Takes off the disk what was replaced or deleted; deleted values stay in old files until then.
   */
  compact(): Promise<void>;
  /**
   * Resolves when the store answers: it can be read, and be written if the last write failed.
   * @throws StorageError and errors of the disk
   */
  probe(): Promise<void>;
  close(): Promise<void>;
}
