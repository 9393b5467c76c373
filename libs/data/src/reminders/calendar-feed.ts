import type { Ports } from '../ports/ports.ts';

/** A person's calendar feed, as the server answered last. */
export interface FeedState {
  /** The secret address; null while the feed is off. */
  readonly address: string | null;
  /** Whether the feed says the budget and who lacks a present. */
  readonly details: boolean;
  /** Whether this server can send summaries by e-mail. */
  readonly mails: boolean;
}

/** `unavailable`: this server has no feeds; `offline`: it was not reached; `failed`: it could not do it. */
export type FeedAnswer =
  | { readonly ok: true; readonly feed: FeedState }
  | {
      readonly ok: false;
      readonly reason: 'unavailable' | 'offline' | 'failed';
      readonly error: unknown;
    };

/** The feed's switch. Each call asks the server, since a renewed address has to be dead at once; none rejects. */
export interface CalendarFeed {
  read(): Promise<FeedAnswer>;
  switchOn(): Promise<FeedAnswer>;
  /** Another address; the old one is dead. */
  renew(): Promise<FeedAnswer>;
  setDetails(details: boolean): Promise<FeedAnswer>;
  switchOff(): Promise<FeedAnswer>;
}

/** Where `apps/reminders` answers for it. */
const path = '/reminders/feed';

const isJson = ({ headers }: Response) =>
  (headers.get('content-type') ?? '').startsWith('application/json');

export function createCalendarFeed(
  { authentication, fetch }: Pick<Ports, 'authentication' | 'fetch'>,
  timeZone: () => string,
): CalendarFeed {
  const ask = async (method: string, wish?: object): Promise<FeedAnswer> => {
    const failed = (reason: 'unavailable' | 'offline' | 'failed', error: unknown) =>
      ({ ok: false, reason, error }) as const;
    let response: Response;
    try {
      response = await fetch(path, {
        method,
        headers: {
          authorization: `Bearer ${await authentication.idToken()}`,
          ...(wish && { 'content-type': 'application/json' }),
        },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
        ...(wish && { body: JSON.stringify(wish) }),
      });
    } catch (error) {
      return failed('offline', error);
    }
    const { ok, status } = response;
    // A server without the reminders answers with a page of its own, or with a 404.
    if (status === 404 || !isJson(response)) {
      return failed(status < 500 ? 'unavailable' : 'failed', new Error(`Status ${status}.`));
    }
    if (!ok) return failed('failed', new Error(`Status ${status}.`));
    try {
      return { ok: true, feed: (await response.json()) as FeedState };
    } catch (error) {
      return failed('failed', error);
    }
  };
  return {
    read: () => ask('GET'),
    switchOn: () => ask('PUT', { timeZone: timeZone() }),
    renew: () => ask('PUT', { timeZone: timeZone(), renew: true }),
    setDetails: (details) => ask('PUT', { details }),
    switchOff: () => ask('DELETE'),
  };
}
