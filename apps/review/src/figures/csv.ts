import type { Figure, Figures } from './figures.ts';

/** What makes a spreadsheet take a text for a formula. */
const formula = /^[\s\uFEFF]*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;

/** Cents as a number that every program reads: 123456 is 1234.56. By text, since a division would not be exact. */
function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A text as a cell: quoted, and never a formula. */
function quoted(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function cell(figure: Figure): string {
  if ('cents' in figure) return decimal(figure.cents);
  if ('count' in figure) return String(figure.count);
  return quoted('date' in figure ? figure.date : figure.name);
}

/**
 * The figures as CSV (RFC 4180) in UTF-8, with a mark that tells spreadsheets so. Amounts in dollars, exact to the
 * cent. A name that reads like a formula gets an apostrophe before it.
 */
export function csvOf({ columns, rows }: Figures): string {
  const lines = [columns.map(quoted), ...rows.map(({ cells }) => cells.map(cell))];
  return `\uFEFF${lines.map((line) => `${line.join(',')}\r\n`).join('')}`;
}
