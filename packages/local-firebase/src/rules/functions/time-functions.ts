import {
  dateToTimestamp,
  durationOf,
  parseTimestamp,
  splitSeconds,
  timestampOf,
  utcOf,
} from '../time.ts';
import { Duration, Failure, type Timestamp } from '../values.ts';
import { overload, type FunctionGroup, type Overload } from './overload.ts';

const DAY = 86_400n * 1_000_000_000n;

const NANOSECONDS_PER_UNIT: Readonly<Record<string, bigint>> = {
  w: 7n * DAY,
  d: DAY,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

const part = (read: (utc: Date) => number): readonly Overload[] => [
  overload(['timestamp'], ([timestamp]) => BigInt(read(utcOf(timestamp)))),
];

function nanosecondsOfDay({ nanoseconds }: Timestamp): bigint {
  return ((nanoseconds % DAY) + DAY) % DAY;
}

function dayOfYear(utc: Date): number {
  const start = new Date(utc);
  start.setUTCMonth(0, 1);
  return Math.round((utc.getTime() - start.getTime()) / 86_400_000) + 1;
}

export const TIMESTAMP_FUNCTIONS: FunctionGroup = {
  'timestamp.date()': [
    overload(['int', 'int', 'int'], ([year, month, day]) => dateToTimestamp(year, month, day)),
  ],
  'timestamp.value()': [
    overload(['int'], ([milliseconds]) => timestampOf(milliseconds * 1_000_000n)),
    overload(['string'], ([text]) => parseTimestamp(text)),
  ],
  'timestamp.year': part((utc) => utc.getUTCFullYear()),
  'timestamp.month': part((utc) => utc.getUTCMonth() + 1),
  'timestamp.day': part((utc) => utc.getUTCDate()),
  'timestamp.hours': part((utc) => utc.getUTCHours()),
  'timestamp.minutes': part((utc) => utc.getUTCMinutes()),
  'timestamp.seconds': part((utc) => utc.getUTCSeconds()),
  'timestamp.dayOfWeek': part((utc) => utc.getUTCDay() || 7),
  'timestamp.dayOfYear': part(dayOfYear),
  'timestamp.nanos': [
    overload(['timestamp'], ([timestamp]) => splitSeconds(timestamp.nanoseconds).nanos),
  ],
  'timestamp.toMillis': [
    overload(['timestamp'], ([timestamp]) => {
      const { seconds, nanos } = splitSeconds(timestamp.nanoseconds);
      return seconds * 1000n + nanos / 1_000_000n;
    }),
  ],
  'timestamp.date': [
    overload(['timestamp'], ([timestamp]) =>
      timestampOf(timestamp.nanoseconds - nanosecondsOfDay(timestamp)),
    ),
  ],
  'timestamp.time': [
    overload(['timestamp'], ([timestamp]) => new Duration(nanosecondsOfDay(timestamp))),
  ],
};

export const DURATION_FUNCTIONS: FunctionGroup = {
  'duration.value()': [
    overload(['int', 'string'], ([amount, unit]) => {
      const size = NANOSECONDS_PER_UNIT[unit];
      return size === undefined
        ? new Failure(`'${unit}' is not a unit of time: w, d, h, m, s, ms, ns`)
        : durationOf(amount * size);
    }),
  ],
  'duration.time()': [
    overload(['int', 'int', 'int', 'int'], ([hours, minutes, seconds, nanos]) =>
      durationOf(((hours * 60n + minutes) * 60n + seconds) * 1_000_000_000n + nanos),
    ),
  ],
  'duration.abs()': [
    overload(['duration'], ([{ nanoseconds }]) =>
      durationOf(nanoseconds < 0n ? -nanoseconds : nanoseconds),
    ),
  ],
  'duration.seconds': [overload(['duration'], ([{ nanoseconds }]) => nanoseconds / 1_000_000_000n)],
  'duration.nanos': [overload(['duration'], ([{ nanoseconds }]) => nanoseconds % 1_000_000_000n)],
};
