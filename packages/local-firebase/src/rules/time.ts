import { Duration, Failure, Timestamp } from './values.ts';

const SECOND = 1_000_000_000n;
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const MAXIMUM_DURATION_SECONDS = 315_576_000_000n;

/** The whole seconds below an instant and the nanoseconds above them. */
export function splitSeconds(nanoseconds: bigint): { seconds: bigint; nanos: bigint } {
  const nanos = ((nanoseconds % SECOND) + SECOND) % SECOND;
  return { seconds: (nanoseconds - nanos) / SECOND, nanos };
}

/** A timestamp from nanoseconds since 1970, or a failure outside the years 1 to 9999. */
export function timestampOf(nanoseconds: bigint): Timestamp | Failure {
  const { seconds } = splitSeconds(nanoseconds);
  if (seconds < FIRST_SECOND || seconds > LAST_SECOND) {
    return new Failure('The timestamp lies outside the years 1 to 9999.');
  }
  return new Timestamp(nanoseconds);
}

/** A duration, or a failure beyond some 10,000 years. */
export function durationOf(nanoseconds: bigint): Duration | Failure {
  const seconds = nanoseconds / SECOND;
  if (seconds > MAXIMUM_DURATION_SECONDS || seconds < -MAXIMUM_DURATION_SECONDS) {
    return new Failure('The duration is longer than 10,000 years.');
  }
  return new Duration(nanoseconds);
}

const RFC_3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt](\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

/** Parses RFC 3339 to the nanosecond. */
export function parseTimestamp(text: string): Timestamp | Failure {
  const found = RFC_3339.exec(text);
  const milliseconds = found ? Date.parse(`${found[1]}T${found[2]}Z`) : NaN;
  if (!found || Number.isNaN(milliseconds)) return new Failure(`'${text}' is not a timestamp.`);
  const nanos = BigInt((found[3] ?? '').padEnd(9, '0'));
  const minutes = BigInt(Number(found[5] ?? 0) * 60 + Number(found[6] ?? 0));
  const offset = found[4] === '-' ? -minutes : minutes;
  return timestampOf(BigInt(milliseconds) * 1_000_000n + nanos - offset * 60n * SECOND);
}

/** Midnight UTC of a calendar date, or a failure when the date does not exist. */
export function dateToTimestamp(year: bigint, month: bigint, day: bigint): Timestamp | Failure {
  if (year < 1n || year > 9999n) return new Failure(`The year ${year} is not in 1 to 9999.`);
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  const exists = date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
  if (!exists) return new Failure(`The date ${year}-${month}-${day} does not exist.`);
  return timestampOf(BigInt(date.getTime()) * 1_000_000n);
}

/** The UTC calendar and clock of a timestamp. */
export function utcOf({ nanoseconds }: Timestamp): Date {
  return new Date(Number(splitSeconds(nanoseconds).seconds) * 1000);
}
