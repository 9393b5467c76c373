const FORM =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

const FIRST_MILLISECOND = -62_135_596_800_000; // 0001-01-01T00:00:00Z
const LAST_MILLISECOND = 253_402_300_799_999; // 9999-12-31T23:59:59.999Z

/** An instant as whole seconds since 1970 and the nanoseconds within the second. */
export interface Instant {
  seconds: number;
  nanoseconds: number;
}

/** Reads RFC 3339 with up to nanoseconds; undefined when it is none or outside years 1 to 9999. */
export function parseTimestamp(text: string): Instant | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', sign, offsetHour, offsetMinute] =
    match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const writtenBack = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 19) !== writtenBack) {
    return undefined;
  }
  const offset = (Number(offsetHour ?? 0) * 60 + Number(offsetMinute ?? 0)) * 60_000;
  const milliseconds = date.getTime() - (sign === '-' ? -offset : offset);
  if (milliseconds < FIRST_MILLISECOND || milliseconds > LAST_MILLISECOND) return undefined;
  return { seconds: milliseconds / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) };
}

/**
 * The one way in which timestamps are stored: UTC, cut to microseconds as the service does, with
 * three or six digits. Without the Z, such texts sort like the instants.
 */
export function formatTimestamp({ seconds, nanoseconds }: Instant): string {
  const whole = new Date(seconds * 1000).toISOString().slice(0, 19);
  const fraction = String(Math.floor(nanoseconds / 1000)).padStart(6, '0');
  return `${whole}.${fraction.endsWith('000') ? fraction.slice(0, 3) : fraction}Z`;
}

/** Compares two stored timestamps. */
export function compareTimestamps(left: string, right: string): number {
  const a = left.slice(0, -1);
  const b = right.slice(0, -1);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Microseconds since 1970 as RFC 3339 with all six digits, the form of commit times. */
export function formatMicroseconds(microseconds: number): string {
  const milliseconds = Math.floor(microseconds / 1000);
  const rest = String(microseconds - milliseconds * 1000).padStart(3, '0');
  return `${new Date(milliseconds).toISOString().slice(0, -1)}${rest}Z`;
}

/** Microseconds since 1970, or undefined when the text is no timestamp. */
export function parseMicroseconds(text: string): number | undefined {
  const instant = parseTimestamp(text);
  if (!instant) return undefined;
  return instant.seconds * 1_000_000 + Math.floor(instant.nanoseconds / 1000);
}
