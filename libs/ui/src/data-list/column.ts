import type { ReactNode } from 'react';
import type { RowsBehaviour } from './use-rows-behaviour.tsx';

/** One column of a list, said once for both of its presentations. */
export interface DataListColumn<Row> {
  readonly id: string;
  /** The heading, written as given: 'NAME'. On a card it labels the value. */
  readonly header: string;
  /** What the row shows here; '--' or a word for nothing, so that no cell is empty. */
  readonly cell: (row: Row) => ReactNode;
  /** Names the row: the row's header in the table, the card's title. One column has it. */
  readonly isRowHeader?: boolean;
  /** `end` for numbers and actions. Default `start`. */
  readonly align?: 'start' | 'end';
  /** CSS width in the table, such as '9rem'. Default: as the content needs. */
  readonly width?: string;
  /**
   * Where it is on a small screen's row: `title` (default for the row header) and `aside` at its
   * end on the first line, `detail` (default) on the second with its label said, `tag` there without
   * one, `actions` behind the row's '…', or `none`.
   */
  readonly place?: 'title' | 'aside' | 'tag' | 'detail' | 'actions' | 'none';
  /** Before both lines of a small screen's row: an avatar, a picture. For the row header. */
  readonly cardMedia?: (row: Row) => ReactNode;
  /** A button of 44 px before the row's '…': what is done most, in one press. */
  readonly cardAction?: (row: Row) => ReactNode;
  /** What the card shows when that is not what the table shows: '🎁 3'. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** What the card says before the value to screen readers, if other than `header`. */
  readonly cardLabel?: string;
  /** The shape shown while loading. Default `text`; `person` has an avatar. */
  readonly skeleton?: 'text' | 'person' | 'tag' | 'number' | 'actions';
}

export interface PresentationProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  readonly columns: readonly DataListColumn<Row>[];
  readonly getRowId: (row: Row) => string;
  readonly isRowPending: (row: Row) => boolean;
  /** What all rows share: how they are opened, moved between, and what can be done with them. */
  readonly behaviour: RowsBehaviour;
  /** Names a row that has a menu: 'Noor'. */
  readonly rowName: ((row: Row) => string) | undefined;
  /** How many placeholder rows to draw instead of rows; 0 when loaded. */
  readonly placeholders: number;
}

export function placeOf<Row>(column: DataListColumn<Row>) {
  return column.place ?? (column.isRowHeader ? 'title' : 'detail');
}
