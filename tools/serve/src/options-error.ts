/** What was typed cannot be run; the message says what would do. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}
