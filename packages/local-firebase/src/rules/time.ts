import { Duration, Failure, Timestamp } from './values.ts';

const SECOND = 1_000_000_000n;
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const MAXIMUM_DURATION_SECONDS = 315_576_000_000n;

const NANOSECONDS_PER_UNIT: Readonly<Record<string, bigint>> = {
  w: 604_800n * SECOND,
  d: 86_400n * SECOND,
  h: 3_600n * SECOND,
  m: 60n * SECOND,
  s: SECOND,
  ms: 1_000_000n,
  ns: 1n,
};

/** A timestamp from nanoseconds since 1970, or a failure outside the years 1 to 9999. */
export function timestampOf(nanoseconds: bigint): Timestamp | Failure {
  return nanoseconds < FIRST_SECOND * SECOND || nanoseconds >= (LAST_SECOND + 1n) * SECOND
    ? new Failure('The timestamp lies outside the years 1 to 9999.')
    : new Timestamp(nanoseconds);
}

/** A duration, or a failure beyond some 10,000 years. */
export function durationOf(nanoseconds: bigint): Duration | Failure {
  const seconds = nanoseconds / SECOND;
  return seconds > MAXIMUM_DURATION_SECONDS || seconds < -MAXIMUM_DURATION_SECONDS
    ? new Failure('The duration is longer than 10,000 years.')
    : new Duration(nanoseconds);
}

/** `duration.value(amount, unit)` */
export function durationIn(amount: bigint, unit: string): Duration | Failure {
  const size = Object.hasOwn(NANOSECONDS_PER_UNIT, unit) ? NANOSECONDS_PER_UNIT[unit] : undefined;
  return size === undefined
    ? new Failure(`'${unit}' is not a unit of time: w, d, h, m, s, ms, ns`)
    : durationOf(amount * size);
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
