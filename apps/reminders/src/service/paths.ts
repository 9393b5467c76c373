/** Where the paths of this program begin. */
export const remindersPath = '/reminders/';

/** The most characters of a request's body; ours have less than a hundred. */
export const longestBody = 2_000;

const calendarPath = `${remindersPath}calendar/`;

/** The person's own feed: whether there is one, its address, its switches. */
export const feedPath = `${remindersPath}feed`;

export const unsubscribePath = `${remindersPath}unsubscribe`;

/** The secret address of a calendar feed. */
export const feedAddress = (publicUrl: string, token: string): string =>
  new URL(`${calendarPath}${token}.ics`, publicUrl).href;

/** The token that a path names; undefined when it is no address of a feed. */
export function tokenIn(path: string): string | undefined {
  if (!path.startsWith(calendarPath)) return undefined;
  return path.slice(calendarPath.length).replace(/\.ics$/, '');
}

/** The address that switches a person's summaries off without signing in. */
export function unsubscribeAddress(publicUrl: string, uid: string, key: string): string {
  const url = new URL(unsubscribePath, publicUrl);
  url.search = new URLSearchParams({ user: uid, key }).toString();
  return url.href;
}
