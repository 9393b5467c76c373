/** A change of one module of a library. Each is a file of this folder: what for, and its report upstream. */
export interface Patch {
  /** The module's path. */
  module: RegExp;
  /** @returns the changed code, or undefined when the module is not as it was */
  change: (code: string) => string | undefined;
  /** What to look at in a newer version, e.g. 'how it empties itself'. */
  lookAt: string;
}

/** What goes, and what is there instead. */
export type Replacement = readonly [before: string, after: string];

/** Firestore's cache, views and paths: one module of its build for browsers. */
export const firestore = /\/@firebase\/firestore\/dist\/common-[\da-f]+\.esm\.js$/;

/** The code with its replacements; undefined where one of them has not exactly one place. */
export function replaced(code: string, replacements: readonly Replacement[]): string | undefined {
  if (replacements.some(([before]) => code.split(before).length !== 2)) return undefined;
  return replacements.reduce((text, [before, after]) => text.replace(before, () => after), code);
}
