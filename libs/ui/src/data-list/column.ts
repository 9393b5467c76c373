import type { ReactNode } from 'react';
import type { RowFocus } from './use-row-focus.ts';

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
   * Where it stands on a small screen's card: `title` (default for the row header), `aside` at the
   * end of the title's line, `tag` in the line below it, `detail` (default) with its label,
   * `actions` along the lower edge, or `none`.
   */
  readonly place?: 'title' | 'aside' | 'tag' | 'detail' | 'actions' | 'none';
  /** What the card shows when that is not what the table shows: '🎁 3'. */
  readonly cardCell?: (row: Row) => ReactNode;
  /** The label on the card, if other than `header`. */
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
  readonly rowFocus: RowFocus;
  /** How many placeholder rows to draw instead of rows; 0 when loaded. */
  readonly placeholders: number;
}

export function placeOf<Row>(column: DataListColumn<Row>) {
  return column.place ?? (column.isRowHeader ? 'title' : 'detail');
}
