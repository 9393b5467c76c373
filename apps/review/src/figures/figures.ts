/** What a table and a file say in one place. Amounts in the currency's smallest unit, dates as 'YYYY-MM-DD'. */
export type Figure =
  | { readonly name: string; readonly href?: string | undefined }
  | { readonly amount: number }
  | { readonly count: number }
  | { readonly date: string };

/** The figures behind a plot, row by row: the same in the table and in the file. */
export interface Figures {
  /** What the columns are called. The first one names the row. */
  readonly columns: readonly string[];
  readonly rows: readonly { readonly id: string; readonly cells: readonly Figure[] }[];
  /** Below the table; a file does without it, so that a program can add its rows up. */
  readonly total?: readonly Figure[] | undefined;
}
