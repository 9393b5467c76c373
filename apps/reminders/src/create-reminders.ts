import type {
  ReminderRequest,
  ReminderResponse,
  Reminders,
  RemindersOptions,
} from './program.d.ts';
import { answerCalendar } from './service/calendar-feed.ts';
import { answerFeedSwitch } from './service/feed-switch.ts';
import { feedPath, tokenIn, unsubscribePath } from './service/paths.ts';
import { notFound, tooMany, wrongMethod } from './service/responses.ts';
import { sendDigests } from './service/send-digests.ts';
import { answerUnsubscribe } from './service/unsubscribe.ts';

/** Requests of one network address in ten minutes: a family's calendars ask a few times an hour each. */
const mostRequests = 120;

/** The calendar feed and the summaries by e-mail, on what a host gives them. */
export function createReminders(options: RemindersOptions): Reminders {
  const limit = createRequestLimit(mostRequests, options.clock);
  let sending: Promise<void> | undefined;

  const answer = async (request: ReminderRequest): Promise<ReminderResponse> => {
    const { method } = request;
    const { pathname, searchParams } = new URL(request.path, 'http://reminders');
    const seconds = limit.waitFor(request.address);
    if (seconds > 0) return tooMany(seconds);
    const token = tokenIn(pathname);
    if (token !== undefined) {
      const isRead = method === 'GET' || method === 'HEAD';
      return isRead ? answerCalendar(options, token, request) : wrongMethod('GET, HEAD');
    }
    if (pathname === feedPath) return answerFeedSwitch(options, request);
    if (pathname === unsubscribePath) return answerUnsubscribe(options, searchParams, request);
    return notFound();
  };

  return {
    answer,
    sendDigests() {
      sending ??= sendDigests(options).finally(() => (sending = undefined));
      return sending;
    },
  };
}

const windowMs = 10 * 60_000;
const mostAddresses = 10_000;

/** Counts requests of each network address. Memory is bounded: the oldest windows go first. */
function createRequestLimit(most: number, clock: () => number) {
  // A window is added when it starts, so the order of the map is the order of their ends.
  const windows = new Map<string, { count: number; startedAt: number }>();
  // One that starts in the future is over: the clock was set back.
  const isOver = (startedAt: number, now: number) => startedAt + windowMs <= now || startedAt > now;

  return {
    /** Seconds to wait; 0 when the request may go on. */
    waitFor(address: string): number {
      const now = clock();
      let window = windows.get(address);
      if (!window || isOver(window.startedAt, now)) {
        windows.delete(address);
        for (const [key, { startedAt }] of windows) {
          if (!isOver(startedAt, now) && windows.size < mostAddresses) break;
          windows.delete(key);
        }
        window = { count: 0, startedAt: now };
        windows.set(address, window);
      }
      window.count += 1;
      return window.count <= most ? 0 : Math.ceil((window.startedAt + windowMs - now) / 1000);
    },
  };
}
