export { createData, type DataOptions } from './create-data.ts';
export type { EmulatorOrigins, FirebaseConfiguration } from './firebase/configuration.ts';
export { startAppCheck, type AppCheckConfiguration } from './firebase/app-check.ts';
export type { Data } from './compose-data.ts';

export * from './calendar/age.ts';
export * from './calendar/calendar-date.ts';
export * from './calendar/birthday.ts';
export { createSystemClock, type Clock } from './calendar/clock.ts';
export * from './calendar/format-date.ts';
export { leadTimesText, leadTimeText } from './calendar/lead-time-text.ts';
export { quickDates } from './calendar/quick-dates.ts';
export * from './calendar/timeline-window.ts';
export * from './calendar/urgency.ts';
export { mayRepeat } from './calendar/yearly-series.ts';
export * from './link/link.ts';
export { formats, type Formats } from './formats/formats.ts';
export type { FormatChoices, NamedCode } from './formats/formats-for.ts';
export * from './money/money.ts';
// Apps of earlier releases ask for it by this name.
export { formatMoney as formatDollars } from './money/money.ts';

export { DataError, type DataErrorKind, type Issue } from './errors/data-error.ts';
export { AuthFailure, type AuthFailureKind } from './errors/auth-failure.ts';
export type { Problem, Report } from './errors/reporter.ts';

export * from './model/limits.ts';
export * from './model/person.ts';
export { eventTitle } from './model/event-title.ts';
export * from './model/gift-event.ts';
export * from './model/gift-item.ts';
export * from './model/settings.ts';
export type { StoredRecord } from './model/record.ts';

export { type BudgetSummary, forecastBudget } from './rows/budget.ts';
export type { EventPlan, PlanRow } from './features/shortlist.ts';
export type { EventRow, Participant } from './rows/event-row.ts';
export {
  missingEventTitle,
  titleWithYear,
  type GiftEventReference,
  type GiftRecipient,
  type GiftRow,
} from './rows/gift-row.ts';
export type { GivenGift, GivenOccasion, GivenYear } from './features/gift-history.ts';
export type { FirstStep } from './features/next-steps/first-step.ts';
export type {
  BudgetStep,
  NextStep,
  PresentStep,
  WrapStep,
} from './features/next-steps/next-step.ts';
export type { GivenTo, PreviousOccasion } from './features/previous-occasion.ts';
export { labelOf, unknownLabel } from './model/person.ts';
export type { PersonRow } from './rows/person-row.ts';
export { emptySummary, type Summary } from './rows/summary.ts';

export type { SimilarGiftCriteria } from './features/similar-gifts.ts';
export type * from './query/criteria.ts';
export {
  followCollection,
  searchCollection,
  type SearchResult,
} from './query/collection-queries.ts';
export type { Queries } from './query/queries.ts';
export type { Query, QueryStatus } from './model/query-state.ts';
export type { Photo, PhotoType } from './model/photo.ts';
export type { Export, PhotoExport } from './model/export-format.ts';

export type { Reminders } from './reminders/open-reminders.ts';
export type { CalendarFeed, FeedAnswer, FeedState } from './reminders/calendar-feed.ts';
export type { DeviceChoice } from './reminders/device-choice.ts';

export { changedFields, equal } from './values/equal.ts';
export { createId } from './values/create-id.ts';
export type { AddGiftOptions, AddOptions, Commands } from './commands/commands.ts';
export type { Purchase } from './commands/shortlist-writes.ts';
export type { Applied, BirthdayEffect, Outcome, PersonOutcome } from './commands/outcome.ts';

export {
  planningAlone,
  type GiftSharing,
  type LeftPlanner,
  type Planner,
  type PlannerMember,
  type SharedGift,
} from './household/planner.ts';
export type { Overruled } from './household/overruled.ts';
export type { SeenBy } from './commands/seen-by-writes.ts';
export type { Sharing, SharingResult } from './household/sharing.ts';
export type { Invitation, Membership } from './store/household-store.ts';
export type { Session, AuthResult, SessionState, SignOutResult } from './session/session.ts';
export type { User } from './ports/authentication.ts';
export type { Connection } from './sync/connection.ts';
export type { StorageKind } from './store/document-store.ts';
