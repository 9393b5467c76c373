import { ClassicLevel } from 'classic-level';
import type { StoreOperation } from './key-value-store.ts';
import { writeRefused } from './storage-error.ts';

export type Level = ClassicLevel<string, string>;

/** Uncompressed, so that a check of the files needs no decompression. */
export const createLevel = (path: string, createIfMissing = true): Level =>
  new ClassicLevel(path, { compression: false, createIfMissing });

/**
 * Writes to LevelDB, which takes nothing more after a failed write until it is opened again. That is
 * done before the next write, so that it goes on by itself when the disk has room again.
 */
export class LevelWriter {
  level: Level;
  readonly #folder: string;
  readonly #log: (message: string) => void;
  #hasFailed = false;
  /** The disk's refusal is logged once, until it takes writes again. */
  #wasLogged = false;

  constructor(level: Level, folder: string, log: (message: string) => void) {
    this.level = level;
    this.#folder = folder;
    this.#log = log;
  }

  /** The last write was refused; the next one tries to open LevelDB again. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Resolves after the sync. @throws StorageError failed */
  async write(operations: readonly StoreOperation[]): Promise<void> {
    try {
      if (this.#hasFailed) await this.reopen();
      await this.level.batch(operations.map(toLevel), { sync: true });
    } catch (error) {
      const refusal = writeRefused(this.#folder, causeOf(error));
      if (!this.#wasLogged) this.#log(refusal.message);
      this.#hasFailed = this.#wasLogged = true;
      throw refusal;
    }
    if (this.#wasLogged) this.#log(`The disk takes writes to ${this.#folder} again.`);
    this.#wasLogged = false;
  }

  /**
   * Opens LevelDB again. When that fails, the next write tries it again.
   *
   * @param betweentimes what is done while it is closed
   */
  async reopen(betweentimes: () => Promise<unknown> = async () => undefined): Promise<void> {
    const path = this.level.location;
    await this.level.close();
    this.#hasFailed = true;
    try {
      await betweentimes();
    } finally {
      // Never an empty one in the place of what is missing.
      const level = createLevel(path, false);
      await level.open();
      this.level = level;
    }
    this.#hasFailed = false;
  }
}

const causeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause !== undefined ? error.cause : error;

const toLevel = (operation: StoreOperation) =>
  operation.type === 'put'
    ? { type: 'put' as const, key: operation.key, value: operation.value }
    : { type: 'del' as const, key: operation.key };
