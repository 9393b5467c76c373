const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 20, 2026, 2:05 PM', in the person's time zone. @param at milliseconds since 1970 */
export const formatMoment = (at: number): string => format.format(at);
