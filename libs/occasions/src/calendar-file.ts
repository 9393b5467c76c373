import type { Data, DataError } from '@evergift/data';
import { answered, recordKinds } from '@evergift/data/feature';
import type { Core } from '@evergift/data/feature';
import { calendarText } from './calendar-text.ts';
import { occasionsOf, sourcesOf } from './occasion.ts';

export interface CalendarRequest {
  /** The address of an event's page. */
  readonly addressOf: (eventId: string) => string;
  /** The event to write; all that is to come when it is left out. */
  readonly eventId?: string;
}

/** The text of a calendar file and how many occasions are in it; `ok` is false while a list cannot be loaded. */
export type CalendarFile =
  | { readonly ok: true; readonly text: string; readonly count: number }
  | { readonly ok: false; readonly error: DataError | undefined };

type Sources = Pick<Core, 'graph' | 'clock'>;

const openSources = ({ graph, clock }: Sources): Sources => ({ graph, clock });

/**
 * A calendar file of what is to come, once every list has answered. Offline it is what this device has; what is past
 * is in no file. It says the budget and who lacks a present where this device was set to. Rejects when the code of
 * the reminders cannot be loaded.
 */
export async function calendarFile(
  data: Pick<Data, 'open' | 'openReminders'>,
  { addressOf, eventId }: CalendarRequest,
): Promise<CalendarFile> {
  const [sources, reminders] = await Promise.all([
    data.open(async () => openSources),
    data.openReminders(),
  ]);
  const { graph, clock } = sources;
  const { complete, error } = await answered(graph, recordKinds);
  if (!complete) return { ok: false, error };
  const occasions = occasionsOf(sourcesOf(graph));
  const wanted = occasions.filter(({ id }) => eventId === undefined || id === eventId);
  const withDetails = reminders.calendarDetails.value;
  const text = calendarText(wanted, { now: clock.now(), withDetails, addressOf });
  return { ok: true, text, count: wanted.length };
}
