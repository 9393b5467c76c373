const STEP = /`((?:[^`\\]|\\.)*)`|([^.`]+)/g;

/** The names along a field path; odd names stand in backquotes: a.`b.c`. */
export function parseFieldPath(text: string): string[] {
  return [...text.matchAll(STEP)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(.)/g, '$1'),
  );
}
