import {
  birthdayEventOwner,
  birthdayIn,
  birthdayTitle,
  budgetSummary,
  daysBetween,
  emptyEvent,
  eventTitle,
  fallsOnLeapDay,
  freeBirthdayEventId,
  groupBy,
  isBirthday,
  isReleased,
  labelOf,
  mayRepeat,
  nextBirthday,
  nextOfSeries,
  noSettings,
  parseCalendarDate,
  peopleOf,
  seriesOf,
} from '@evergift/data/records';
import type {
  BudgetSummary,
  DateText,
  GiftEvent,
  GiftItem,
  Person,
  Settings,
} from '@evergift/data/records';
import type { Core } from '@evergift/data/feature';

/** All that reminders rest on: plain records and a day, so that a page and a server reckon the same. */
export interface ReminderSources {
  readonly people: Iterable<Person>;
  readonly events: Iterable<GiftEvent>;
  readonly giftItems: Iterable<GiftItem>;
  readonly settings: Pick<Settings, 'remindDays'>;
  /** The calendar date in the person's own zone. */
  readonly today: DateText;
}

/** What reminders rest on, of the records on this device. */
export function sourcesOf(graph: Core['graph']): ReminderSources {
  const { people, events, giftItems, today } = graph;
  const [settings = noSettings] = graph.settings.values();
  return {
    people: people.values(),
    events: events.values(),
    giftItems: giftItems.values(),
    settings,
    today,
  };
}

/** An occasion that is today or later, as reminders and calendars name it. */
export interface Occasion {
  /** The id of its event; of the one that the daily sync will create where there is none yet. */
  readonly id: string;
  /** The same in every year: what a calendar knows the entry by. */
  readonly series: string;
  readonly title: string;
  readonly date: DateText;
  /** Calendar days from today, 0 today. */
  readonly days: number;
  /** How it comes again: `leap-day` is 29 February, and 28 February in other years. */
  readonly repeats: 'never' | 'yearly' | 'leap-day';
  /** Days before it on which to remind, earliest first: its own, or the person's. */
  readonly remindDays: readonly number[];
  /** Participants who can be found and have no present yet, as they are called. */
  readonly withoutPresent: readonly string[];
  /** What is spent of the budget; null without one. */
  readonly budget: BudgetSummary | null;
}

const newEvent = { ...emptyEvent, createdAt: 0, updatedAt: 0, pending: false };

/** Birthdays whose event is not there yet: the daily sync creates it when a page is opened next. */
function comingBirthdays(
  { people, today }: ReminderSources,
  events: readonly GiftEvent[],
): GiftEvent[] {
  const ownEvents = groupBy(events, ({ id }) => birthdayEventOwner(id) ?? '');
  return [...people].flatMap(({ id, name, birthday }) => {
    const own = ownEvents.get(id) ?? [];
    const isThere = own.some(
      (event) => event.date >= today && (isBirthday(event) || isReleased(event)),
    );
    const date = nextBirthday(birthday, today);
    if (isThere || name === '' || date === undefined) return [];
    return {
      ...newEvent,
      id: freeBirthdayEventId(id, Number(date.slice(0, 4)), own),
      title: birthdayTitle(name),
      people: [id],
      date,
      type: 'birthday',
      recurring: true,
    };
  });
}

/** Events that repeat and have passed, on their next day: the daily sync creates them. */
function comingRepeats(events: readonly GiftEvent[], today: DateText): GiftEvent[] {
  const ids = new Set(events.map(({ id }) => id));
  return nextOfSeries(events, today, (id) => ids.has(id)).map(({ latest, next }) => ({
    ...latest,
    ...next,
  }));
}

/** How an event comes again, and what all of its years have in common. */
function repetition(event: GiftEvent, owner: Person | undefined) {
  const { id, date, recurring } = event;
  if (mayRepeat(id)) {
    const yearly = fallsOnLeapDay(event) ? 'leap-day' : 'yearly';
    return { series: `event-${seriesOf(id)}`, repeats: recurring ? yearly : 'never' } as const;
  }
  const birth = parseCalendarDate(owner?.birthday ?? '');
  const isOnBirthday = birth && birthdayIn(Number(date.slice(0, 4)), birth).toString() === date;
  if (!owner || !isOnBirthday || !isBirthday(event))
    return { series: `event-${id}`, repeats: 'never' } as const;
  const isLeapDay = birth.month === 2 && birth.day === 29;
  return { series: `birthday-${owner.id}`, repeats: isLeapDay ? 'leap-day' : 'yearly' } as const;
}

/**
 * Everything that is today or later, the nearest first; birthdays and repeating events also before their event is
 * there.
 */
export function occasionsOf(sources: ReminderSources): Occasion[] {
  const { settings, today } = sources;
  const events = [...sources.events];
  const people = new Map([...sources.people].map((person) => [person.id, person]));
  const purchases = groupBy(
    [...sources.giftItems].filter(({ status }) => status === 'purchased'),
    ({ eventId }) => eventId,
  );
  const all = [...events, ...comingBirthdays(sources, events), ...comingRepeats(events, today)];
  const occasions = all.flatMap((event): Occasion[] => {
    const { id, date } = event;
    const days = daysBetween(today, date);
    if (days === null || days < 0) return [];
    const bought = purchases.get(id) ?? [];
    const served = new Set<string>(bought.flatMap(peopleOf));
    const missing = event.people.flatMap((personId) =>
      served.has(personId) ? [] : (people.get(personId) ?? []),
    );
    const spent = bought.reduce((sum, { purchasedCost }) => sum + purchasedCost, 0);
    return [
      {
        id,
        title: eventTitle(event),
        date,
        days,
        ...repetition(event, people.get(birthdayEventOwner(id) ?? '')),
        remindDays: event.remindDays ?? settings.remindDays,
        withoutPresent: missing.map(labelOf),
        budget: budgetSummary(event.budget, spent),
      },
    ];
  });
  return occasions.sort((a, b) => a.days - b.days || (a.id < b.id ? -1 : 1));
}
