import type { BudgetSummary, DateText } from '@evergift/data/feature';

/** The 'month' of what was bought before this year for its occasions. */
export const monthBefore = 0;
/** The 'month' of what was bought after this year, and counts in it. */
export const monthAfter = 13;

/** What was bought in one month. */
export interface ReviewedMonth {
  /** 1 is January; `monthBefore` and `monthAfter` are the years around it. */
  readonly month: number;
  /** Cents. */
  readonly spent: number;
  readonly presents: number;
}

/** Somebody's gifts of the year. */
export interface ReviewedPerson {
  readonly id: string;
  /** What they are called; the name kept on a gift when they are gone. */
  readonly label: string;
  /** False when the person is gone. */
  readonly known: boolean;
  /** Cents; of a shared present their part. */
  readonly spent: number;
  /** Bought; a shared one counts for each. */
  readonly presents: number;
  /** Still ideas. */
  readonly ideas: number;
}

/** An event of the year. */
export interface ReviewedOccasion {
  readonly id: string;
  readonly title: string;
  readonly date: DateText;
  /** Today or later. */
  readonly upcoming: boolean;
  /** Cents; a shared present counts once. */
  readonly spent: number;
  readonly presents: number;
}

/** A budget of the year: an event's, or in this calendar year somebody's own. */
export interface ReviewedBudget {
  readonly id: string;
  readonly of: 'event' | 'person';
  /** The event's title, or what the person is called. */
  readonly label: string;
  readonly budget: BudgetSummary;
}

/** What was bought without an event, or for one that is gone or has no date. */
export interface ReviewedRest {
  /** Cents. */
  readonly spent: number;
  readonly presents: number;
}

/**
 * A calendar year in figures. A gift counts in the year of its event, else of its entry, as it does for a person's
 * yearly budget, and in the month in which it was bought. Months, people, and occasions with the rest each add up to
 * `spent`, to the cent.
 */
export interface YearReview {
  readonly year: number;
  /** The years that have a gift or an event, this one, and the one asked for; the latest first. */
  readonly years: readonly number[];
  /** Cents. */
  readonly spent: number;
  readonly presents: number;
  /** Gifts of this year that are still ideas. */
  readonly ideas: number;
  /** All twelve, and the years around them when something was bought there. */
  readonly months: readonly ReviewedMonth[];
  /** Everybody with a gift of this year: most spent first. */
  readonly people: readonly ReviewedPerson[];
  /** By date. */
  readonly occasions: readonly ReviewedOccasion[];
  readonly withoutOccasion: ReviewedRest;
  /** Of events by date, then of people by what they are called. */
  readonly budgets: readonly ReviewedBudget[];
}

/** A year in which nothing is known. */
export const emptyYear = (year: number): YearReview => ({
  year,
  years: [year],
  spent: 0,
  presents: 0,
  ideas: 0,
  months: Array.from({ length: 12 }, (_, index) => ({ month: index + 1, spent: 0, presents: 0 })),
  people: [],
  occasions: [],
  withoutOccasion: { spent: 0, presents: 0 },
  budgets: [],
});
