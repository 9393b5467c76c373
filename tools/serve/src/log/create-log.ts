import { withoutPersonalData } from './without-personal-data.ts';

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
