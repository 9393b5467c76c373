import { latinDigits } from '@evergift/data/reading';
import type { Span, Understood } from './captured-line.ts';
import { wordsOf, type Word } from './words.ts';

/** Words that belong together: from the first up to, and without, `to`. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
}

/** Words that part a name from what follows: they go with what follows. */
const separators = new Set(['-', '–', '—', '|', '·']);

/** The words of a line, and which of them are still free to be understood. */
export class Phrases {
  readonly line: string;
  readonly words: readonly Word[];
  readonly #kept: ReadonlySet<string>;
  readonly #taken = new Set<number>();

  /** @param kept phrases that stay in the name, as they were typed */
  constructor(line: string, kept: readonly string[]) {
    this.line = line;
    this.words = wordsOf(latinDigits(line));
    this.#kept = new Set(kept);
  }

  /** A word that nothing has taken yet. */
  free(index: number): Word | undefined {
    return this.#taken.has(index) ? undefined : this.words[index];
  }

  /** Whether none of its words is taken, and nobody asked to keep it in the name. */
  isOpen(phrase: Phrase): boolean {
    for (let index = phrase.from; index < phrase.to; index += 1) {
      if (!this.free(index)) return false;
    }
    return !this.#kept.has(this.textOf(phrase));
  }

  take({ from, to }: Phrase): void {
    for (let index = from; index < to; index += 1) this.#taken.add(index);
  }

  /** How many words from here on are a word or two of a list, as 'gekauft' and 'schon gekauft'. */
  said(from: number, isMeant: (words: string) => boolean): number {
    const [first, second] = [this.free(from), this.free(from + 1)];
    if (!first) return 0;
    if (second && first.after === '' && isMeant(`${first.plain} ${second.plain}`)) return 2;
    return isMeant(first.plain) ? 1 : 0;
  }

  /** Whether words are left for the name when the phrase is taken. */
  leavesName({ from, to }: Phrase): boolean {
    return this.words.some(
      (_, index) => (index < from || index >= to) && this.free(index) !== undefined,
    );
  }

  /** What was understood, where it is. Call it when everything was read. */
  understood(phrases: readonly Phrase[]): Understood {
    const ordered = [...phrases].sort((one, other) => one.from - other.from);
    return {
      spans: ordered.map((phrase) => this.#spanOf(phrase)),
      phrases: ordered.map((phrase) => this.textOf(phrase)),
    };
  }

  /** The phrase as typed, without the punctuation around it. */
  textOf({ from, to }: Phrase): string {
    const first = this.words[from];
    const last = this.words[to - 1];
    return first && last ? this.line.slice(first.coreSpan.start, last.coreSpan.end) : '';
  }

  /** With the punctuation that makes no sense without the phrase: the comma of 'cups, for dad'. */
  #spanOf({ from, to }: Phrase): Span {
    const end = this.words[to - 1]?.end ?? 0;
    const start = this.words[from]?.start ?? 0;
    const before = this.free(from - 1);
    if (!before) return { start, end };
    if (from > 1 && separators.has(before.text)) return { start: before.start, end };
    return { start: /^[,;،؛]+$/.test(before.after) ? before.coreSpan.end : start, end };
  }
}
