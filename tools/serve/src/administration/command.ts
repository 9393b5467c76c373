import type { Writable } from 'node:stream';

/** A command of whoever runs the server, as it was typed. */
export interface Command {
  name: string;
  words: readonly string[];
}

/** Where a command writes: the terminal, a file, or the answer of a running server. */
export type Output = Writable;

/** A command cannot be carried out; the message says why and what would do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Errors whose message is the whole answer. */
export const isCommandError = (error: unknown): error is Error =>
  error instanceof Error && (error.name === 'CommandError' || error.name === 'StorageError');
