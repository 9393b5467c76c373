import type { TableRow } from './parse-table.ts';

/** Which column contains what: the column's place, counted from 0. */
export type Columns<Field extends string = string> = Readonly<Partial<Record<Field, number>>>;

/** How programs and people call the column of a field, the clearest first. */
export type Headings<Field extends string> = Readonly<Record<Field, readonly RegExp[]>>;

/** The columns by their headings; each column contains one thing. */
export function guessColumns<Field extends string>(
  headings: Headings<Field>,
  columns: readonly string[],
): Columns<Field> {
  const guessed: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  const fields = Object.keys(headings) as Field[];
  const deepest = Math.max(...fields.map((field) => headings[field].length));
  for (let rank = 0; rank < deepest; rank += 1) {
    for (const field of fields) {
      const pattern = headings[field][rank];
      if (!pattern || guessed[field] !== undefined) continue;
      const index = columns.findIndex((name, at) => !taken.has(at) && pattern.test(name.trim()));
      if (index < 0) continue;
      guessed[field] = index;
      taken.add(index);
    }
  }
  return guessed;
}

/** What a row says in a column; '' where the table has none for it. */
export const cellOf = (row: TableRow, index: number | undefined): string =>
  index === undefined ? '' : (row.cells[index]?.trim() ?? '');

/** What all rows say in a column. */
export const cellsOf = (rows: readonly TableRow[], index: number | undefined): string[] =>
  index === undefined ? [] : rows.map((row) => cellOf(row, index));
