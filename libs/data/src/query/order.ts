import type { Compare } from '../tables/sorted-rows.ts';
import type { Direction } from './criteria.ts';

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

export function byText<Row>(text: (row: Row) => string): Compare<Row> {
  return (a, b) => collator.compare(text(a), text(b));
}

export function byNumber<Row>(number: (row: Row) => number): Compare<Row> {
  return (a, b) => number(a) - number(b);
}

/** Newest first. */
export function byNewest<Row>(moment: (row: Row) => number): Compare<Row> {
  return (a, b) => moment(b) - moment(a);
}

/** Turns orders round for 'desc'. */
export const inDirection =
  (direction: Direction) =>
  <Row>(compare: Compare<Row>): Compare<Row> =>
    direction === 'asc' ? compare : (a, b) => compare(b, a);

/** Rows without the value come last, in both directions. */
export function missingLast<Row>(
  value: (row: Row) => number | string | null | undefined,
  compare: Compare<Row>,
): Compare<Row> {
  const missing = (row: Row) => (value(row) === null || value(row) === undefined ? 1 : 0);
  return (a, b) => missing(a) - missing(b) || (missing(a) ? 0 : compare(a, b));
}

/** A test for texts that contain what was searched for, whatever the case; an empty search finds all. */
export function containing(search: string | undefined): (...texts: string[]) => boolean {
  const wanted = (search ?? '').trim().toLowerCase();
  return (...texts) => wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}
