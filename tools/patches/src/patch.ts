/** A change of one module of a library. Each is a file of this folder: what for, and its report upstream. */
export interface Patch {
  /** The module's path. */
  module: RegExp;
  /** @returns the changed code, or undefined when the module is not as it was */
  change: (code: string) => string | undefined;
  /** What to look at in a newer version, e.g. 'how it empties itself'. */
  lookAt: string;
}
