/** Records, dates and amounts for what runs without a page too. Pure: no Firebase, no RxJS. */
export { readersOf } from './model/household.ts';
export { birthdayEventOwner } from './calendar/birthday-event-id.ts';
export { birthdayIn, nextBirthday } from './calendar/birthday.ts';
export {
  addDays,
  daysBetween,
  parseCalendarDate,
  type DateText,
} from './calendar/calendar-date.ts';
export { formatCalendarDate, formatDaysAway } from './calendar/format-date.ts';
export { fallsOnLeapDay, mayRepeat, seriesOf } from './calendar/yearly-series.ts';
export { freeBirthdayEventId, isBirthday, isReleased } from './commands/birthday-writes.ts';
export { nextOfSeries } from './commands/repeat-writes.ts';
export { birthdayTitle, eventTitle } from './model/event-title.ts';
export { emptyEvent, type GiftEvent } from './model/gift-event.ts';
export { isToWrap, peopleOf, type GiftItem } from './model/gift-item.ts';
export { labelOf, type Person } from './model/person.ts';
export { noSettings, type Settings } from './model/settings.ts';
export { formats, type Formats } from './formats/formats.ts';
export { formatMoneyIn } from './money/format-money-in.ts';
export { budgetSummary, type BudgetSummary } from './rows/budget.ts';
export { readRecord } from './store/read-record.ts';
export { groupBy } from './values/group-by.ts';
