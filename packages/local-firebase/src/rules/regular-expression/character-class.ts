import { PatternError } from './syntax.ts';

export type Range = readonly [first: number, last: number];

const LAST_CODE_POINT = 0x10ffff;

/** Ranges of Perl's classes; all are ASCII only, as in RE2. */
export const PERL_CLASSES: Readonly<Record<string, readonly Range[]>> = {
  d: [[0x30, 0x39]],
  s: [
    [0x09, 0x0a],
    [0x0c, 0x0d],
    [0x20, 0x20],
  ],
  w: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
};

export const POSIX_CLASSES: Readonly<Record<string, readonly Range[]>> = {
  alnum: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  alpha: [
    [0x41, 0x5a],
    [0x61, 0x7a],
  ],
  ascii: [[0, 0x7f]],
  blank: [
    [0x09, 0x09],
    [0x20, 0x20],
  ],
  cntrl: [
    [0, 0x1f],
    [0x7f, 0x7f],
  ],
  digit: [[0x30, 0x39]],
  graph: [[0x21, 0x7e]],
  lower: [[0x61, 0x7a]],
  print: [[0x20, 0x7e]],
  punct: [
    [0x21, 0x2f],
    [0x3a, 0x40],
    [0x5b, 0x60],
    [0x7b, 0x7e],
  ],
  space: [
    [0x09, 0x0d],
    [0x20, 0x20],
  ],
  upper: [[0x41, 0x5a]],
  word: [
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
  ],
  xdigit: [
    [0x30, 0x39],
    [0x41, 0x46],
    [0x61, 0x66],
  ],
};

/** Everything outside the given ranges. */
export function invert(ranges: readonly Range[]): Range[] {
  const sorted = [...ranges].sort((left, right) => left[0] - right[0]);
  const result: Range[] = [];
  let next = 0;
  for (const [first, last] of sorted) {
    if (first > next) result.push([next, first - 1]);
    next = Math.max(next, last + 1);
  }
  if (next <= LAST_CODE_POINT) result.push([next, LAST_CODE_POINT]);
  return result;
}

/** The one form of a character's cases that comparing without case looks at. */
function foldCase(codePoint: number): number {
  if (codePoint < 0x80) {
    return codePoint >= 0x41 && codePoint <= 0x5a ? codePoint + 0x20 : codePoint;
  }
  const text = String.fromCodePoint(codePoint);
  const folded = text.toUpperCase().toLowerCase();
  return folded.length === text.length ? (folded.codePointAt(0) ?? codePoint) : codePoint;
}

/** A set of characters that a pattern's step accepts. */
export class CharacterClass {
  readonly #ranges: Range[] = [];
  readonly #properties: { test: RegExp; negated: boolean }[] = [];
  readonly #ignoreCase: boolean;
  #negated = false;

  constructor(ignoreCase: boolean, ranges: readonly Range[] = []) {
    this.#ignoreCase = ignoreCase;
    this.addRanges(ranges);
  }

  addRanges(ranges: readonly Range[]): void {
    this.#ranges.push(...ranges);
  }

  /** A Unicode category or script such as L, Lu or Greek. @throws PatternError */
  addProperty(name: string, negated: boolean): void {
    if (name === 'Any') {
      if (!negated) this.#ranges.push([0, LAST_CODE_POINT]);
      return;
    }
    if (!/^[A-Za-z_]+$/.test(name)) throw new PatternError(`\\p{${name}} is unknown.`);
    const property = /^[A-Z][a-z]?$/.test(name) ? `gc=${name}` : `Script=${name}`;
    try {
      this.#properties.push({ test: new RegExp(`^\\p{${property}}$`, 'u'), negated });
    } catch {
      throw new PatternError(`\\p{${name}} is unknown.`);
    }
  }

  negate(): void {
    this.#negated = !this.#negated;
  }

  has(codePoint: number): boolean {
    return this.#accepts(codePoint) !== this.#negated;
  }

  #accepts(codePoint: number): boolean {
    if (this.#contains(codePoint)) return true;
    if (!this.#ignoreCase) return false;
    const folded = foldCase(codePoint);
    const upper = String.fromCodePoint(folded).toUpperCase().codePointAt(0) ?? folded;
    if (this.#contains(folded) || this.#contains(upper)) return true;
    return this.#ranges.some(([first, last]) => first === last && foldCase(first) === folded);
  }

  #contains(codePoint: number): boolean {
    if (this.#ranges.some(([first, last]) => codePoint >= first && codePoint <= last)) return true;
    if (this.#properties.length === 0) return false;
    const text = String.fromCodePoint(codePoint);
    return this.#properties.some(({ test, negated }) => test.test(text) !== negated);
  }
}
