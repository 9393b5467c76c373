import { Subject, type Observable } from 'rxjs';
import type { DateText } from '../calendar/calendar-date.ts';
import { birthdayEventOwner } from '../calendar/birthday-event-id.ts';
import type { GiftEvent } from '../model/gift-event.ts';
import { type GiftItem, peopleOf } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import type { Settings } from '../model/settings.ts';
import { eventRow, type EventRow } from '../rows/event-row.ts';
import { giftRow, type GiftRow } from '../rows/gift-row.ts';
import {
  addSplit,
  addWhole,
  GiftStatisticsByKey,
  yearKey,
  yearlyPortions,
} from '../rows/gift-statistics.ts';
import { personRow, type PersonRow } from '../rows/person-row.ts';
import { allLoading, type Publication, type RecordUpdate, type States } from './publication.ts';
import { RowIndexes, MutableTable, sidesOf, type Change } from '../tables/table.ts';
import { adjustSummary, emptySummary, type Summary } from '../rows/summary.ts';

const purchaseKey = (eventId: string, personId: string) => `${eventId} ${personId}`;

/** What other rows show of a person, and gift rows of an event. */
const shownOfPerson = ['name', 'nickname', 'birthday'] as const;
const shownOfEvent = ['title', 'date', 'type', 'recurring'] as const;

const isSame = <Row>({ before, after }: Change<Row>, names: readonly (keyof Row)[]): boolean =>
  !!before && !!after && names.every((name) => before[name] === after[name]);

/** For whom the gifts are whose rows changed: an event that moves to another year takes its gifts' costs along. */
const recipientsOf = (changes: readonly Change<GiftRow>[]): Set<string> =>
  new Set(sidesOf(changes).flatMap(({ gift }) => peopleOf(gift)));

/**
 * The records and everything derived from them. An update recomputes only the rows that the changed records touch,
 * found by indexes, and publishes once, when all of it is consistent.
 */
export class RecordGraph {
  readonly people = new MutableTable<Person>();
  readonly events = new MutableTable<GiftEvent>();
  readonly giftItems = new MutableTable<GiftItem>();
  /** At most one: the settings of the signed-in user. */
  readonly settings = new MutableTable<Settings>();
  readonly personRows = new MutableTable<PersonRow>();
  readonly eventRows = new MutableTable<EventRow>();
  readonly giftRows = new MutableTable<GiftRow>();

  /** Indexes of gifts and events; a feature asks for those of its own. */
  readonly giftIndexes = new RowIndexes(this.giftItems);
  readonly eventIndexes = new RowIndexes(this.events);
  /** Shared gifts under each of their people. */
  readonly giftsByPerson = this.giftIndexes.by(peopleOf);
  readonly giftsByEvent = this.giftIndexes.by(({ eventId }) => (eventId ? [eventId] : []));
  /** Ideas by the event that they are planned for. */
  readonly giftsByPlannedEvent = this.giftIndexes.by(({ plannedEventId }) =>
    plannedEventId ? [plannedEventId] : [],
  );
  readonly eventsByParticipant = this.eventIndexes.by(({ people }) => people);
  readonly eventsByBirthdayOwner = this.eventIndexes.by(({ id }) => {
    const owner = birthdayEventOwner(id);
    return owner === undefined ? [] : [owner];
  });

  readonly yearOf: (moment: number) => number;
  readonly #byPerson = new GiftStatisticsByKey<GiftItem>(addSplit);
  readonly #byEvent = new GiftStatisticsByKey<GiftItem>((gift, add) =>
    addWhole(gift, gift.eventId, add),
  );
  readonly #plansByEvent = new GiftStatisticsByKey<GiftItem>((gift, add) =>
    addWhole(gift, gift.plannedEventId, add),
  );
  /** A shared gift counts for each of its people. */
  readonly #purchases = new GiftStatisticsByKey<GiftItem>((gift, add) => {
    if (gift.eventId === '') return;
    for (const id of peopleOf(gift)) addWhole(gift, purchaseKey(gift.eventId, id), add);
  });
  /** Per person and calendar year. */
  readonly #yearly: GiftStatisticsByKey<GiftRow>;
  readonly #published = new Subject<Publication>();
  #summary = emptySummary;
  #states = allLoading;
  #today: DateText;

  /** @param yearOf the calendar year of a moment (milliseconds since 1970) in the user's zone */
  constructor(
    today: DateText,
    yearOf = (moment: number): number => new Date(moment).getUTCFullYear(),
  ) {
    this.#today = today;
    this.yearOf = yearOf;
    this.#yearly = new GiftStatisticsByKey(yearlyPortions(yearOf));
  }

  /** One value per update, when every table is consistent. */
  get published$(): Observable<Publication> {
    return this.#published;
  }

  get today(): DateText {
    return this.#today;
  }

  /** How each kind of document is loaded. */
  get states(): States {
    return this.#states;
  }

  get summary(): Summary {
    return this.#summary;
  }

  update(update: RecordUpdate): void {
    const { people = [], events = [], giftItems = [], settings = [], today } = update;
    const states = (this.#states = update.states ?? this.#states);
    const changed = {
      settings: this.settings.apply(settings),
      people: this.people.apply(people),
      events: this.events.apply(events),
      giftItems: this.giftItems.apply(giftItems),
    };
    const newDay = today !== undefined && today !== this.#today;
    if (newDay) this.#today = today;
    for (const change of changed.events) this.eventIndexes.apply(change);
    for (const change of changed.giftItems) this.#applyGift(change);

    const touched = this.#touched(changed, newDay);
    const eventRows = this.eventRows.apply(
      touched.events.map((id) => [id, this.#eventRow(id)] as const),
    );
    const giftRows = this.giftRows.apply(
      touched.gifts.map((id) => [id, this.#giftRow(id)] as const),
    );
    for (const change of giftRows) this.#yearly.apply(change);
    const touchedPeople = new Set([...touched.people, ...recipientsOf(giftRows)]);
    const personRows = this.personRows.apply(
      [...touchedPeople].map((id) => [id, this.#personRow(id)] as const),
    );
    this.#summary = adjustSummary(this.#summary, {
      people: personRows,
      events: eventRows,
      gifts: giftRows,
    });
    this.publish({ ...changed, personRows, eventRows, giftRows, states });
  }

  publish(publication: Publication): void {
    this.#published.next(publication);
  }

  #applyGift(change: Change<GiftItem>): void {
    this.giftIndexes.apply(change);
    this.#plansByEvent.apply(change);
    this.#byPerson.apply(change);
    this.#byEvent.apply(change);
    this.#purchases.apply(change);
  }

  #touched(
    changed: Pick<Publication, 'people' | 'events' | 'giftItems'>,
    newDay: boolean,
  ): { people: string[]; events: string[]; gifts: string[] } {
    const people = new Set(newDay ? this.people.ids() : []);
    const events = new Set(newDay ? this.events.ids() : []);
    const gifts = new Set<string>();
    for (const change of changed.people) {
      const { id } = change;
      people.add(id);
      if (isSame(change, shownOfPerson)) continue;
      for (const eventId of this.eventsByParticipant.ids(id)) events.add(eventId);
      for (const eventId of this.eventsByBirthdayOwner.ids(id)) events.add(eventId);
      for (const giftId of this.giftsByPerson.ids(id)) gifts.add(giftId);
    }
    for (const change of changed.events) {
      const { id } = change;
      events.add(id);
      if (isSame(change, shownOfEvent)) continue;
      for (const giftId of this.giftsByEvent.ids(id)) gifts.add(giftId);
      for (const giftId of this.giftsByPlannedEvent.ids(id)) gifts.add(giftId);
    }
    for (const gift of sidesOf(changed.giftItems)) {
      gifts.add(gift.id);
      for (const personId of peopleOf(gift)) people.add(personId);
      events.add(gift.eventId).add(gift.plannedEventId);
    }
    return { people: [...people], events: [...events], gifts: [...gifts] };
  }

  #personRow(id: string): PersonRow | undefined {
    const person = this.people.get(id);
    return (
      person &&
      personRow(person, {
        gifts: this.#byPerson.of(id),
        year: this.#yearly.of(yearKey(id, Number(this.#today.slice(0, 4)))),
        today: this.#today,
      })
    );
  }

  #eventRow(id: string): EventRow | undefined {
    const event = this.events.get(id);
    return (
      event &&
      eventRow(event, {
        person: (personId) => this.people.get(personId),
        gifts: this.#byEvent.of(id),
        plans: this.#plansByEvent.of(id),
        purchasesFor: (personId) => this.#purchases.of(purchaseKey(id, personId)).purchasedCount,
        today: this.#today,
      })
    );
  }

  #giftRow(id: string): GiftRow | undefined {
    const gift = this.giftItems.get(id);
    return (
      gift &&
      giftRow(gift, {
        person: (personId) => this.people.get(personId),
        event: (eventId) => this.events.get(eventId),
      })
    );
  }
}
