import type {
  ReminderRequest,
  ReminderResponse,
  Reminders,
  RemindersOptions,
} from './program.d.ts';
import { answerCalendar } from './service/calendar-feed.ts';
import { answerFeedSwitch } from './service/feed-switch.ts';
import { feedPath, tokenIn, unsubscribePath } from './service/paths.ts';
import { createRequestLimit } from './service/request-limit.ts';
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
