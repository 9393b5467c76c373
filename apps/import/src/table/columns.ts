import { plainWord } from './plain-word.ts';
import type { TableRow } from './parse-table.ts';

/** Which column contains what: the column's place, counted from 0. */
export type Columns<Field extends string = string> = Readonly<Partial<Record<Field, number>>>;

/**
 * How programs and people call the column of a field, in each language that the product speaks: a file need not be in
 * the page's. Names are separated by commas; of several lists the clearest is the first.
 */
export type Headings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** What is in brackets behind a name says more of it: 'Preis (€)', 'Geburtstag [TT.MM.]'. */
function withoutBrackets(name: string): string {
  const [bracket = ''] = /[)\]]$/.exec(name.trimEnd()) ?? [];
  const at = bracket === '' ? -1 : name.lastIndexOf(bracket === ')' ? '(' : '[');
  return at > 0 ? name.slice(0, at) : name;
}

/** The columns by their headings; each column contains one thing. */
export function guessColumns<Field extends string>(
  headings: Headings<Field>,
  columns: readonly string[],
): Columns<Field> {
  const guessed: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  const names = columns.map((name) => plainWord(withoutBrackets(name)));
  const fields = Object.keys(headings) as Field[];
  const deepest = Math.max(...fields.map((field) => headings[field].length));
  for (let rank = 0; rank < deepest; rank += 1) {
    for (const field of fields) {
      const known = new Set(headings[field][rank]?.split(',').map(plainWord));
      if (guessed[field] !== undefined) continue;
      const index = names.findIndex((name, at) => !taken.has(at) && known.has(name));
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
