/** How the letters of `(?imsU)` change what follows. */
export interface Flags {
  ignoreCase: boolean;
  multiLine: boolean;
  dotAll: boolean;
  swapGreed: boolean;
}

const LETTERS: Readonly<Record<string, keyof Flags>> = {
  i: 'ignoreCase',
  m: 'multiLine',
  s: 'dotAll',
  U: 'swapGreed',
};

/** The flags with the letters of `on` set and those of `off` cleared. */
export function changeFlags(flags: Flags, on: string, off: string): Flags {
  const changed = { ...flags };
  for (const [letters, value] of [
    [on, true],
    [off, false],
  ] as const) {
    for (const letter of letters) {
      const flag = LETTERS[letter];
      if (flag) changed[flag] = value;
    }
  }
  return changed;
}
