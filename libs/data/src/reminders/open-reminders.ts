import type { Clock } from '../calendar/clock.ts';
import { keyPrefix } from '../ports/key-values.ts';
import type { Ports } from '../ports/ports.ts';
import { createCalendarFeed, type CalendarFeed } from './calendar-feed.ts';
import { createDeviceChoice, type DeviceChoice } from './device-choice.ts';

/** How whoever is signed in is reminded, on this device and by the server. Its code is loaded when it is opened. */
export interface Reminders {
  /** Whether this device notifies. */
  readonly notifies: DeviceChoice;
  /** Whether calendar files say the budget and who lacks a present. */
  readonly calendarDetails: DeviceChoice;
  /** The calendar at a secret address. */
  readonly feed: CalendarFeed;
  /** This device's zone, an IANA name: summaries by e-mail come by its clock. */
  timeZone(): string;
}

export interface RemindersParts {
  readonly uid: () => string | undefined;
  readonly clock: Clock;
  readonly ports: Pick<Ports, 'authentication' | 'fetch' | 'keyValues'>;
}

export function openReminders({ uid, clock, ports }: RemindersParts): Reminders {
  const choice = (name: string) =>
    createDeviceChoice(ports.keyValues, () => `${keyPrefix}reminders:${uid() ?? ''}:${name}`);
  return {
    notifies: choice('notifies'),
    calendarDetails: choice('calendar-details'),
    feed: createCalendarFeed(ports, () => clock.timeZone()),
    timeZone: () => clock.timeZone(),
  };
}
