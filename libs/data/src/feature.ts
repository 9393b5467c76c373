/** What a feature that one app alone has, and that is loaded with it, is built on. */
import type { Clock } from './calendar/clock.ts';
import type { Run } from './commands/command-queue.ts';
import type { RecordGraph } from './graph/record-graph.ts';
import type { Ports } from './ports/ports.ts';

/** The core of the data, as a feature sees it. */
export interface Core {
  readonly graph: RecordGraph;
  readonly clock: Clock;
  readonly ports: Ports;
  /** Runs one command: its writes are committed together, and can be undone. */
  readonly run: Run;
  /** Who is signed in. */
  readonly uid: () => string | undefined;
  /** Does much work without a listener that reads each change of it. */
  readonly withoutListening: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Puts a feature on the core; `data.open` calls it once. */
export type Feature<T> = (core: Core) => T;

// Of rxjs: an app that brings its own copy pays 2 kB.
export { BehaviorSubject } from 'rxjs';

export { birthdayEventOwner } from './calendar/birthday-event-id.ts';
export { isCalendarDate, type DateText } from './calendar/calendar-date.ts';
export type { Clock } from './calendar/clock.ts';
export { dateOf } from './calendar/today.ts';
export { american, compareNames, formats } from './formats/formats.ts';
export { byId } from './values/compare.ts';
export { equal } from './values/equal.ts';
export { groupBy } from './values/group-by.ts';
export { memoize } from './values/memoize.ts';

// What there is: records, rows and views of them.
export { answered } from './graph/answered.ts';
export type { Publication, RecordUpdate } from './graph/publication.ts';
export type { RecordGraph } from './graph/record-graph.ts';
export { valueView, view } from './graph/views.ts';
export {
  collectionNames,
  recordKinds,
  type CollectionName,
  type RecordKind,
} from './model/collections.ts';
export { labelOf } from './model/person.ts';
export type { Query } from './model/query-state.ts';
export { keyPrefix } from './ports/key-values.ts';
export type { BudgetSummary } from './rows/budget.ts';
export type { EventRow } from './rows/event-row.ts';
export { giftYear, occasionDate, type GiftRow } from './rows/gift-row.ts';
export {
  addSplit,
  addWhole,
  GiftStatisticsByKey,
  type GiftStatistics,
} from './rows/gift-statistics.ts';
export type { Change } from './tables/table.ts';

// Changes: the writes of a command, and documents as they are stored.
export { birthdaySyncWrites } from './commands/daily-sync.ts';
export { deleteEventWrites } from './commands/event-writes.ts';
export { deleteGiftItemWrites } from './commands/gift-writes.ts';
export { addPersonWrites, deletePersonWrites, editPersonWrites } from './commands/person-writes.ts';
export { validate } from './commands/writes.ts';
export { create, remove, update } from './commands/writes.ts';
export { withoutShared } from './model/export-format.ts';
export { idSchema } from './model/fields.ts';
export { photoTypes } from './model/photo.ts';
export { writePhoto } from './photos/photo-writes.ts';
export type { Write } from './store/document-store.ts';
export { isKnownField, isLeftOut, ownFields, validFields } from './store/read-record.ts';
