/**
 * A message without what people typed or are known by: addresses of mails, what is quoted, what is
 * behind a question mark, and the names of documents and accounts. Our own messages quote nothing
 * that is needed; a library's may quote anything.
 */
const withoutPersonalData = (message: string): string =>
  message
    .replaceAll(/(?<![^\s@<>"'`])[^\s@<>"'`]+@[^\s@<>"'`]+\.[^\s@<>"'`,;:.]+/g, '<address>')
    .replaceAll(/(["'`])(?:(?!\1)[^\n])*\1/g, '$1…$1')
    .replaceAll(/\?[^\s)]+/g, '?…')
    .replaceAll(/(\/documents|\busers|\baccounts)\/[^\s)]+/g, '$1/…');

/** One message for who runs the server. */
export type Log = (message: string) => void;

export type LogFormat = 'text' | 'json';

/**
 * Messages as they are, for a person at a terminal, or one JSON object a line without personal data,
 * for a file that is kept: `time` (ISO 8601) and `message`.
 */
export function createLog(
  format: LogFormat,
  write: (line: string) => void,
  now: () => Date = () => new Date(),
): Log {
  if (format === 'text') return write;
  return (message) =>
    write(JSON.stringify({ time: now().toISOString(), message: withoutPersonalData(message) }));
}
