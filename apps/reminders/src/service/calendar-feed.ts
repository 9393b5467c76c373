import { dateAndHour, knownZone, momentOf } from '../core/time-zone.ts';
import type { ReminderRequest, ReminderResponse, RemindersOptions } from '../program.d.ts';
import { eventAddress, personRecords } from './person-records.ts';
import { feedIndexPath, readState, type ReminderState } from './reminder-state.ts';
import { notFound, respond } from './responses.ts';
import { hashOf, isSameSecret } from './secret.ts';
import { inLanguage } from '../core/in-language.ts';
import { calendarText, occasionsOf } from '@evergift/occasions';
import type { PersonRecords } from '../core/read-sources.ts';

/** In place of the person where a token leads to nobody, so that every wrong token costs the same look-ups. */
const nobody = '-';

interface Owner {
  readonly uid: string;
  readonly state: ReminderState;
}

/**
 * Whose feed this is. Every token that is none takes the same steps: it is looked up by its hash, and so are a person,
 * the state and the account behind it.
 */
async function ownerOf(options: RemindersOptions, token: string): Promise<Owner | undefined> {
  const { documents, accounts } = options;
  const index = await documents.read(feedIndexPath(hashOf(token)));
  const uid = String(index?.fields['uid'] ?? nobody);
  const [{ state }, account] = await Promise.all([readState(documents, uid), accounts.find(uid)]);
  return isSameSecret(token, state.feedToken) && account ? { uid, state } : undefined;
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === etag);

/** The calendar behind a secret address; 404 for every other one. */
export async function answerCalendar(
  options: RemindersOptions,
  token: string,
  { method, headers }: ReminderRequest,
): Promise<ReminderResponse> {
  const owner = await ownerOf(options, token);
  if (!owner) return notFound();
  const { documents, publicUrl, clock } = options;
  const records = await personRecords(documents, owner.uid);
  const text = inLanguage(records.settings.language, () =>
    calendarOf(records, {
      now: clock(),
      timeZone: knownZone(records.settings.timeZone || owner.state.feedZone),
      withDetails: owner.state.feedDetails,
      addressOf: (id) => eventAddress(publicUrl(), id),
    }),
  );
  const etag = `"${hashOf(text)}"`;
  if (isKnown(headers['if-none-match'], etag)) return respond(304, { ETag: etag }, '');
  const found = {
    ETag: etag,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': 'inline; filename="evergift.ics"',
  };
  return respond(200, found, method === 'HEAD' ? '' : text);
}

interface CalendarRequest {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Where the person lives, an IANA name. */
  readonly timeZone: string;
  /** Writes the budget and who lacks a present into the entries. */
  readonly withDetails: boolean;
  readonly addressOf: (eventId: string) => string;
}

/**
 * The calendar file of all that is to come. The same text all day while nothing changes: its
 * revision is the moment of the last change, or the beginning of the day, when what is past drops out.
 */
function calendarOf(records: PersonRecords, request: CalendarRequest): string {
  const { now, timeZone, withDetails, addressOf } = request;
  const { today } = dateAndHour(now, timeZone);
  const { settings, people, events, giftItems } = records;
  const changes = [settings, ...people, ...events, ...giftItems].map(({ updatedAt }) => updatedAt);
  const revision = changes.reduce((a, b) => Math.max(a, b), momentOf(today, 0, timeZone));
  return calendarText(occasionsOf({ ...records, today }), {
    now: revision,
    withDetails,
    addressOf,
    formatsOf: records.formatsOf,
  });
}
