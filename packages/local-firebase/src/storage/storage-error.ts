/** Why a data folder or an exported file cannot be used. */
export type StorageProblem =
  /** The content does not hold together: a file is missing, cut off or altered. */
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
