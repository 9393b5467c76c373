import { text } from '@evergift/language';

export type DataErrorKind =
  | 'permission'
  | 'offline'
  | 'not-found'
  | 'invalid'
  | 'conflict'
  | 'quota'
  | 'too-large'
  | 'unknown';

/** One thing that is wrong with an input: where, and what to do about it. */
export interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

// Read when it fails: a server writes in several languages.
const messages = (): Record<DataErrorKind, string> => ({
  permission: text('The server refused this change, so it was not saved. Sign in again and retry.'),
  offline: text('There is no connection to the server. Check the network and retry.'),
  'not-found': text('This no longer exists; it may have been deleted elsewhere.'),
  invalid: text('Something in the input does not fit. Correct it and retry.'),
  conflict: text('This was changed elsewhere at the same time. Look at it again and retry.'),
  quota: text('There is no room left to save this. Free some storage and retry.'),
  'too-large': text(
    'This changes more at once than the server takes. Make a smaller change and retry.',
  ),
  unknown: text('Something unexpected went wrong. Retry in a moment.'),
});

/** The one error type of this package. A value as often as it is thrown: commands resolve to it. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly kind: DataErrorKind;
  /** For `invalid`: what does not fit. */
  readonly issues: readonly Issue[];

  constructor(
    kind: DataErrorKind,
    options: { message?: string; cause?: unknown; issues?: readonly Issue[] } = {},
  ) {
    super(options.message ?? messages()[kind], { cause: options.cause });
    this.kind = kind;
    this.issues = options.issues ?? [];
  }
}
