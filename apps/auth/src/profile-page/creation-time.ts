/**
 * A moment in the reader's own language and time zone, as a day with its time (U1).
 *
 * @param moment milliseconds since 1970
 * @param locale default: the reader's
 */
export function formatCreationTime(moment: number, locale?: string, timeZone?: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(moment);
}
