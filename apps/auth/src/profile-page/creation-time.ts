/**
 * A moment in the reader's time zone, as a day with its time.
 *
 * @param moment milliseconds since 1970
 */
export function formatCreationTime(moment: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeStyle: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(moment);
}
