/** Errors that the person at the terminal can fix, by name: their message is the whole answer. */
const expectedErrors = new Set([
  'CommandError',
  'OptionsError',
  'PortError',
  'ProxyAddressError',
  'ReleaseListError',
  'RulesFileError',
  'StorageError',
]);

/** Whether an error needs no stack: its message says what happened and what to do. */
export function isExpected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  // What the system refuses names the file.
  return expectedErrors.has(error.name) || ('code' in error && 'path' in error);
}
