import { DataError, type DataErrorKind } from './data-error.ts';

const kinds: Record<string, DataErrorKind> = {
  'permission-denied': 'permission',
  unauthenticated: 'permission',
  unavailable: 'offline',
  'deadline-exceeded': 'offline',
  'not-found': 'not-found',
  'invalid-argument': 'invalid',
  'out-of-range': 'invalid',
  'already-exists': 'conflict',
  aborted: 'conflict',
  'failed-precondition': 'conflict',
  'resource-exhausted': 'quota',
};

const storageTrouble = /QuotaExceeded|Failed to persist write|IndexedDbTransactionError/i;

function codeOf(cause: unknown): string {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : '';
  return typeof code === 'string' ? code : '';
}

/** Any failure of the database or of the browser's storage as a {@link DataError} that keeps its cause. */
export function toDataError(cause: unknown): DataError {
  if (cause instanceof DataError) return cause;
  const text = cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause);
  if (storageTrouble.test(text)) return new DataError('quota', { cause });
  return new DataError(kinds[codeOf(cause)] ?? 'unknown', { cause });
}
