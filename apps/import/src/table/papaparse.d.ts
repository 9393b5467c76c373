/**
 * What is used of papaparse. Its own types name those of Node, which would then be in every package of the browser
 * that imports this one.
 */
declare module 'papaparse' {
  interface Options {
    readonly delimiter: string;
    /** Called for each row; `cursor` is where the next one begins in the text. */
    readonly step: (
      row: { readonly data: string[]; readonly meta: { readonly cursor: number } },
      parser: { readonly abort: () => void },
    ) => void;
  }
  const Papa: { readonly parse: (text: string, options: Options) => void };
  export = Papa;
}
