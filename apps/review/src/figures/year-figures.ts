import { compareNames } from '@evergift/data/feature';
import {
  addSplit,
  addWhole,
  byId,
  giftYear,
  GiftStatisticsByKey,
  isCalendarDate,
  labelOf,
  occasionDate,
} from '@evergift/data/feature';
import type {
  Change,
  DateText,
  EventRow,
  GiftRow,
  GiftStatistics,
  Publication,
  RecordGraph,
} from '@evergift/data/feature';
import { YearCounts } from './year-counts.ts';
import {
  emptyYear,
  monthAfter,
  monthBefore,
  type ReviewedBudget,
  type ReviewedOccasion,
  type ReviewedPerson,
  type YearReview,
} from './year-review.ts';

const isIdeaOrPurchase = ({ gift }: GiftRow) =>
  gift.status === 'purchased' || gift.status === 'idea';

/** Under what is counted what has no event. */
const rest = 'rest';
const eventKey = (id: string) => `event ${id}`;

const spendingOf = ({ totalSpent, purchasedCount }: GiftStatistics) => ({
  spent: totalSpent,
  presents: purchasedCount,
});

interface Labelled {
  readonly id: string;
  readonly label: string;
}

const byDate = (a: ReviewedOccasion, b: ReviewedOccasion) =>
  (a.date < b.date ? -1 : a.date > b.date ? 1 : compareNames(a.title, b.title)) || byId(a, b);
const byLabel = (a: Labelled, b: Labelled) => compareNames(a.label, b.label) || byId(a, b);
const mostSpentFirst = (a: ReviewedPerson, b: ReviewedPerson) =>
  b.spent - a.spent || b.presents - a.presents || byLabel(a, b);

/**
 * The figures of one calendar year, kept by adding what came and taking away what went. What a gift counts for is
 * said by the statistics that every other page uses.
 */
export class YearFigures {
  readonly #graph: RecordGraph;
  readonly #year: number;
  readonly #dateOf: (moment: number) => DateText;
  readonly #years = new YearCounts();
  readonly #events = new Set<string>();
  readonly #whole = new GiftStatisticsByKey<GiftRow>(({ gift }, add) =>
    addWhole(gift, 'year', add),
  );
  readonly #months = new GiftStatisticsByKey<GiftRow>((row, add) =>
    addWhole(row.gift, this.#monthOf(row), add),
  );
  readonly #people = new GiftStatisticsByKey<GiftRow>(({ gift }, add) => addSplit(gift, add));
  readonly #occasions = new GiftStatisticsByKey<GiftRow>((row, add) =>
    addWhole(row.gift, occasionDate(row) === '' ? rest : eventKey(row.gift.eventId), add),
  );
  /** Names that gifts keep of people who are gone. */
  readonly #keptNames = new Map<string, string>();

  /** @param dateOf the calendar date of a moment (milliseconds since 1970) in the user's zone */
  constructor(graph: RecordGraph, year: number, dateOf: (moment: number) => DateText) {
    this.#graph = graph;
    this.#year = year;
    this.#dateOf = dateOf;
    for (const after of graph.giftRows.values()) {
      this.#applyGift({ id: after.id, before: undefined, after });
    }
    for (const after of graph.eventRows.values()) {
      this.#applyEvent({ id: after.id, before: undefined, after });
    }
  }

  /** Follows what changed. */
  apply({ giftRows, eventRows }: Publication): void {
    for (const change of giftRows) this.#applyGift(change);
    for (const change of eventRows) this.#applyEvent(change);
  }

  /** The year of now; work in proportion to what is in it. */
  read(): YearReview {
    const whole = this.#whole.of('year');
    const { months } = emptyYear(this.#year);
    const occasions = [...this.#events].flatMap((id) => this.#occasion(id)).sort(byDate);
    return {
      year: this.#year,
      years: this.#years.latestFirst(this.#year, this.#thisYear),
      spent: whole.totalSpent,
      presents: whole.purchasedCount,
      ideas: whole.giftCount - whole.purchasedCount,
      months: [{ month: monthBefore }, ...months, { month: monthAfter }]
        .map(({ month }) => ({ month, ...spendingOf(this.#months.of(String(month))) }))
        .filter(({ month, presents }) => presents > 0 || (month >= 1 && month <= 12)),
      people: [...this.#people.keys()].map((id) => this.#person(id)).sort(mostSpentFirst),
      occasions,
      withoutOccasion: spendingOf(this.#occasions.of(rest)),
      budgets: [...this.#budgetsOf(occasions), ...this.#budgetsOfPeople()],
    };
  }

  get #thisYear(): number {
    return Number(this.#graph.today.slice(0, 4));
  }

  #yearOf(row: GiftRow): number {
    return giftYear(row, this.#graph.yearOf);
  }

  /** The month in which the money was spent; what was bought in another year goes before or after all twelve. */
  #monthOf(row: GiftRow): string {
    const date = this.#spentOn(row);
    const year = Number(date.slice(0, 4));
    if (year < this.#year) return String(monthBefore);
    if (year > this.#year) return String(monthAfter);
    return String(Number(date.slice(5, 7)));
  }

  /**
   * The day of the purchase; of gifts from before it was kept, that of their last change. At the latest the day of the
   * occasion: what was entered afterwards was bought before it.
   */
  #spentOn(row: GiftRow): DateText {
    const { purchasedOn, updatedAt, createdAt } = row.gift;
    const bought = purchasedOn || this.#dateOf(updatedAt || createdAt);
    const occasion = occasionDate(row);
    return occasion !== '' && occasion < bought ? occasion : bought;
  }

  #applyGift({ id, before, after }: Change<GiftRow>): void {
    if (before && isIdeaOrPurchase(before)) this.#years.add(this.#yearOf(before), -1);
    if (after && isIdeaOrPurchase(after)) this.#years.add(this.#yearOf(after), 1);
    const ofYear = (row: GiftRow | undefined) =>
      row && isIdeaOrPurchase(row) && this.#yearOf(row) === this.#year ? row : undefined;
    const change = { id, before: ofYear(before), after: ofYear(after) };
    for (const statistics of [this.#whole, this.#months, this.#people, this.#occasions]) {
      statistics.apply(change);
    }
    if (after && !after.personKnown) this.#keptNames.set(after.gift.personId, after.personLabel);
  }

  #applyEvent({ id, before, after }: Change<EventRow>): void {
    const yearOf = (row: EventRow | undefined) =>
      row && isCalendarDate(row.event.date) ? Number(row.event.date.slice(0, 4)) : undefined;
    this.#years.add(yearOf(before), -1);
    this.#years.add(yearOf(after), 1);
    if (yearOf(after) === this.#year) this.#events.add(id);
    else this.#events.delete(id);
  }

  #person(id: string): ReviewedPerson {
    const statistics = this.#people.of(id);
    const person = this.#graph.people.get(id);
    return {
      id,
      label: person ? labelOf(person) : (this.#keptNames.get(id) ?? labelOf(undefined)),
      known: person !== undefined,
      ...spendingOf(statistics),
      ideas: statistics.giftCount - statistics.purchasedCount,
    };
  }

  #occasion(id: string): ReviewedOccasion[] {
    const row = this.#graph.eventRows.get(id);
    if (!row) return [];
    const { title, event, upcoming } = row;
    const spending = spendingOf(this.#occasions.of(eventKey(id)));
    return [{ id, title, date: event.date, upcoming, ...spending }];
  }

  #budgetsOf(occasions: readonly ReviewedOccasion[]): ReviewedBudget[] {
    return occasions.flatMap(({ id, title }) => {
      const budget = this.#graph.eventRows.get(id)?.budget;
      return budget ? [{ id, of: 'event', label: title, budget }] : [];
    });
  }

  /** They are known for this calendar year alone. */
  #budgetsOfPeople(): ReviewedBudget[] {
    if (this.#year !== this.#thisYear) return [];
    return [...this.#graph.personRows.values()]
      .flatMap(({ id, label, yearlyBudget: budget }): ReviewedBudget[] =>
        budget ? [{ id, of: 'person', label, budget }] : [],
      )
      .sort(byLabel);
  }
}
