import { defer, filter, firstValueFrom, map, startWith, type Observable } from 'rxjs';
import type { Clock } from '../calendar/clock.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { DataError } from '../errors/data-error.ts';
import { recordKinds } from '../model/collections.ts';
import { noSettings } from '../model/settings.ts';
import { keyPrefix } from '../ports/key-values.ts';
import type { Ports } from '../ports/ports.ts';
import { combineStates, type Query } from '../model/query-state.ts';
import { valueView } from '../graph/views.ts';
import { createCalendarFeed, type CalendarFeed } from './calendar-feed.ts';
import { calendarText } from './calendar-text.ts';
import { createDeviceChoice, type DeviceChoice } from './device-choice.ts';
import { dueReminders, type Reminder } from './due-reminders.ts';
import { occasionsOf, type ReminderSources } from './occasion.ts';

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

/** Reminders of whoever is signed in, on this device. Their code is loaded when they are opened. */
export interface Reminders {
  /** What is due today and was not told on this device, the nearest occasion first. Reckoned while somebody subscribes. */
  readonly due$: Observable<Query<readonly Reminder[]>>;
  /** Notes that today's reminders were told on this device: nothing is due any more, in any of its tabs. */
  noteTold(): void;
  /** Whether this device notifies. */
  readonly notifies: DeviceChoice;
  /** Whether calendar files say the budget and who lacks a present. */
  readonly calendarDetails: DeviceChoice;
  /**
   * A calendar file of what is to come, once every list has answered. Offline it is what this device has. Never
   * rejects; what is past is in no file.
   */
  calendarFile(request: CalendarRequest): Promise<CalendarFile>;
  /** The calendar at a secret address. */
  readonly feed: CalendarFeed;
  /** This device's zone, an IANA name: summaries by e-mail come by its clock. */
  timeZone(): string;
}

export interface RemindersParts {
  readonly graph: RecordGraph;
  readonly uid: () => string | undefined;
  readonly clock: Clock;
  readonly ports: Pick<Ports, 'authentication' | 'fetch' | 'keyValues'>;
}

export function openReminders({ graph, uid, clock, ports }: RemindersParts): Reminders {
  const { keyValues } = ports;
  const keyOf = (name: string) => `${keyPrefix}reminders:${uid() ?? ''}:${name}`;
  const calendarDetails = createDeviceChoice(keyValues, () => keyOf('calendar-details'));
  const sources = (): ReminderSources => {
    const [settings = noSettings] = graph.settings.values();
    return {
      people: graph.people.values(),
      events: graph.events.values(),
      giftItems: graph.giftItems.values(),
      settings,
      today: graph.today,
    };
  };
  const answered = () =>
    firstValueFrom(
      graph.published$.pipe(
        startWith(undefined),
        map(() => combineStates(recordKinds.map((kind) => graph.states[kind]))),
        filter(({ status }) => status !== 'loading'),
      ),
    );
  return {
    due$: defer(() =>
      valueView<readonly Reminder[]>(graph, recordKinds, [], () =>
        dueReminders(sources(), keyValues.get(keyOf('told-on'))),
      ),
    ),
    noteTold: () => keyValues.set(keyOf('told-on'), graph.today),
    notifies: createDeviceChoice(keyValues, () => keyOf('notifies')),
    calendarDetails,
    feed: createCalendarFeed(ports, () => clock.timeZone()),
    timeZone: () => clock.timeZone(),
    calendarFile: async ({ addressOf, eventId }) => {
      const { complete, error } = await answered();
      if (!complete) return { ok: false, error };
      const occasions = occasionsOf(sources());
      const wanted = occasions.filter(({ id }) => eventId === undefined || id === eventId);
      const withDetails = calendarDetails.value;
      const text = calendarText(wanted, { now: clock.now(), withDetails, addressOf });
      return { ok: true, text, count: wanted.length };
    },
  };
}
