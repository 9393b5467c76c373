import { birthdayCountdown, type BirthdayCountdown } from '../calendar/birthday.ts';
import type { DateText } from '../calendar/calendar-date.ts';
import { labelOf, type Person, unknownLabel } from '../model/person.ts';
import { budgetSummary, type BudgetSummary } from './budget.ts';
import type { GiftStatistics } from './gift-statistics.ts';

/** A person with everything that lists and pages show of them. */
export interface PersonRow {
  readonly id: string;
  readonly person: Person;
  /** The name, or 'Unknown'. */
  readonly name: string;
  /** Nickname, else name, else 'Unknown'. */
  readonly label: string;
  /** First letter of the name, for an avatar. */
  readonly initial: string;
  /** Shared ones too. */
  readonly giftCount: number;
  /** Cents of the purchased gifts; of a shared one this person's part. */
  readonly totalSpent: number;
  /** Null without a birthday. */
  readonly birthday: BirthdayCountdown | null;
  /** Their budget of this calendar year, what is spent and planned in it; null when none is set. */
  readonly yearlyBudget: BudgetSummary | null;
}

export interface PersonRowSources {
  readonly gifts: GiftStatistics;
  /** Of this calendar year. */
  readonly year: GiftStatistics;
  readonly today: DateText;
}

export function personRow(person: Person, { gifts, year, today }: PersonRowSources): PersonRow {
  const name = person.name || unknownLabel;
  return {
    id: person.id,
    person,
    name,
    label: labelOf(person),
    initial: [...name][0]?.toLocaleUpperCase() ?? '',
    giftCount: gifts.giftCount,
    totalSpent: gifts.totalSpent,
    birthday: birthdayCountdown(person.birthday, today),
    yearlyBudget: budgetSummary(person.yearlyBudget, year.totalSpent, year.estimatedTotal),
  };
}
