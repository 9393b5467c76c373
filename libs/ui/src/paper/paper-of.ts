export const HUES = [
  'tomato',
  'marigold',
  'moss',
  'lagoon',
  'sky',
  'iris',
  'rose',
  'cocoa',
] as const;
export const PATTERNS = ['plain', 'dots', 'stripes', 'gingham', 'scallops'] as const;

type Hue = (typeof HUES)[number];
type Pattern = (typeof PATTERNS)[number];

/** A wrapping paper: a hue and what is printed on it. */
export interface WrappingPaper {
  readonly hue: Hue;
  readonly pattern: Pattern;
}

/** A well-spread whole number from a text, the same on every device. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (const character of text.normalize('NFC')) {
    state = Math.imul(state ^ (character.codePointAt(0) as number), 0x01000193);
  }
  state = Math.imul(state ^ (state >>> 15), 0x85ebca6b);
  return (state ^ (state >>> 13)) >>> 0;
}

/**
 * The paper that belongs to somebody: always the same for the same seed.
 *
 * @param seed an id (the paper then survives a new name) or a name.
 */
export function paperOf(seed: string): WrappingPaper {
  const number = hash(seed);
  return {
    hue: HUES[number % HUES.length] as Hue,
    pattern: PATTERNS[(number >>> 8) % PATTERNS.length] as Pattern,
  };
}
