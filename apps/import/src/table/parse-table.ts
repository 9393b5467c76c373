// oxlint-disable-next-line typescript/triple-slash-reference -- a file that declares another module cannot be imported
/// <reference path="./papaparse.d.ts" />
import { text } from '@evergift/language';
import { formatCount } from '@evergift/data/reading';
import Papa from 'papaparse';
import { fileProblem, type FileProblem } from '../read/file-problem.ts';

/** A line of a table. */
export interface TableRow {
  /** Where it begins in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A file of comma-separated values, in RFC 4180's form or with semicolons or tabs. */
export interface Table {
  readonly kind: 'table';
  /** What the columns are called: by the first row where that is a header, else 'Column 1' and so on. */
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** So many rows are read: more than an address book has, few enough to stay responsive. */
const mostRows = 20_000;

const separators = [',', ';', '\t'];

/** A header names things: no cell is empty, a date, an amount or the same as another. */
function isHeader(cells: readonly string[]): boolean {
  const names = cells.map((cell) => cell.trim().toLowerCase());
  const isName = (name: string) => /\p{L}/u.test(name) && !/\d{2,}/.test(name) && name.length <= 60;
  return (
    names.filter(Boolean).every(isName) &&
    new Set(names.filter(Boolean)).size === names.filter(Boolean).length
  );
}

/** What separates the cells: what is most often in the first line, outside of quotes. */
function separatorOf(text: string): string {
  const line = /^.*$/m.exec(text.trimStart())?.[0].replace(/"[^"]*"/g, '') ?? '';
  const count = (separator: string) => line.split(separator).length;
  return separators.reduce((best, one) => (count(one) > count(best) ? one : best), ',');
}

const countLines = (text: string) => text.split(/\r\n|\n|\r/).length - 1;

function rowsOf(text: string): TableRow[] {
  const rows: TableRow[] = [];
  let line = 1;
  let cursor = 0;
  Papa.parse(text, {
    delimiter: separatorOf(text),
    step: ({ data, meta }, parser) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data });
      line += countLines(text.slice(cursor, meta.cursor));
      ({ cursor } = meta);
      if (rows.length > mostRows + 1) parser.abort();
    },
  });
  return rows;
}

/**
 * The table in a text; a problem when it contains no rows, or too many. Cells are text: a formula is never worked out.
 */
export function parseTable(content: string): Table | FileProblem {
  const rows = rowsOf(content.replace(/^\uFEFF/, ''));
  const [first] = rows;
  const hasHeader = first !== undefined && rows.length > 1 && isHeader(first.cells);
  const body = hasHeader ? rows.slice(1) : rows;
  if (body.length > mostRows) {
    return fileProblem(
      'too-large',
      text(
        'This table has more than {most} rows, too many for one import. Split it into several files.',
        { most: formatCount(mostRows) },
      ),
    );
  }
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => {
    const name = hasHeader ? (first.cells[index] ?? '').trim() : '';
    return name || text('Column {number}', { number: index + 1 });
  });
  return { kind: 'table', columns, rows: body };
}

/** Whether a text looks like a table: several rows, and the first ones are as wide as each other. */
export function isTable(text: string): boolean {
  const start = text
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim())
    .slice(0, 5);
  if (start.length < 2 || /^\s*[<{[]/.test(start[0] ?? '')) return false;
  return separators.some(
    (separator) => start.filter((line) => line.includes(separator)).length >= 2,
  );
}
