import type { DateText } from '../calendar/calendar-date.ts';
import type { RecordKind, Records } from '../model/collections.ts';
import { loadingState, type QueryState } from '../model/query-state.ts';
import type { EventRow } from '../rows/event-row.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import type { PersonRow } from '../rows/person-row.ts';
import type { Change } from '../tables/table.ts';

export type States = Readonly<Record<RecordKind, QueryState>>;

export const allLoading: States = {
  people: loadingState,
  events: loadingState,
  giftItems: loadingState,
  settings: loadingState,
};

/** Records to set, or (undefined) to remove, and what else became different. */
export type RecordUpdate = {
  readonly [Kind in RecordKind]?: Iterable<readonly [string, Records[Kind] | undefined]>;
} & { readonly today?: DateText; readonly states?: States };

type RecordChanges = { readonly [Kind in RecordKind]: readonly Change<Records[Kind]>[] };

/** What one update changed, records and rows, all consistent with each other. */
export interface Publication extends RecordChanges {
  readonly personRows: readonly Change<PersonRow>[];
  readonly eventRows: readonly Change<EventRow>[];
  readonly giftRows: readonly Change<GiftRow>[];
  readonly states: States;
  /** Amounts, dates or names are written, or sorted, in another way: what is open is read anew. */
  readonly isAnew?: true;
}
