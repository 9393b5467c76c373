/** Why a data folder or an exported file cannot be used. */
export type StorageProblem =
  /** The content is damaged: a file is missing, cut off or altered. */
  | 'damaged'
  /** Written by a newer version of this backend. */
  | 'newer'
  /** Another process has the folder open. */
  | 'locked'
  /** The folder contains something other than this backend's data. */
  | 'foreign'
  /** An import needs an empty store. */
  | 'not-empty'
  /** The disk refused to open or to write. */
  | 'failed';

/** A refusal by the storage; the message says what happened, why it matters and what to do. */
export class StorageError extends Error {
  readonly problem: StorageProblem;

  constructor(problem: StorageProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StorageError';
    this.problem = problem;
  }
}

/** Whether an error carries the given `code`, as those of Node and LevelDB do. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

export function locked(folder: string, owner: number | undefined, cause?: unknown): StorageError {
  const who = owner === undefined ? 'another process' : `the process ${owner}`;
  return new StorageError(
    'locked',
    `The data folder ${folder} is in use by ${owner === process.pid ? 'this process' : who}. Two ` +
      'at once would destroy the data. Stop the other one, or choose another folder.',
    { cause },
  );
}

export const damaged = (folder: string, cause: unknown): StorageError =>
  new StorageError(
    'damaged',
    `The data folder ${folder} is damaged (${messageOf(cause)}). It was left as it is. Restore it ` +
      'from a backup, or repair it: that keeps what is readable, and a copy of the rest.',
    { cause },
  );

export const cannotOpen = (folder: string, cause: unknown): StorageError =>
  new StorageError(
    'failed',
    `The data folder ${folder} cannot be opened (${messageOf(cause)}). Check that this user may ` +
      'read and write it and that the disk has room.',
    { cause },
  );

export const writeRefused = (folder: string, cause: unknown): StorageError =>
  new StorageError(
    'failed',
    `The disk refused a write to ${folder} (${messageOf(cause)}), so this change was not kept. ` +
      'Changes are taken again as soon as the disk takes them: check its free space and the folder.',
    { cause },
  );
