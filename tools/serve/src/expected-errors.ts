/** Errors that the person at the terminal can fix, by name: their message is the whole answer. */
const expectedErrors = new Set([
  'OptionsError',
  'PortError',
  'ProxyAddressError',
  'RulesFileError',
  'StorageError',
]);

/** Whether an error needs no stack: its message says what happened and what to do. */
export function isExpected(error: unknown): error is Error {
  return error instanceof Error && expectedErrors.has(error.name);
}
