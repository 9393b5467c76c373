/** One part of a file, such as a card, from its BEGIN to its END. */
export interface Component {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** Its lines as they are in the file, folded, without BEGIN and END. */
  readonly lines: readonly string[];
  /** The file ends before it does, or another one begins. */
  readonly isCut: boolean;
}

const marker = (word: string, name: string) => new RegExp(`^\\s*${word}:${name}\\s*$`, 'i');

/** The parts of this name in a file of content lines (RFC 6350, 5545). Lines end as they like. */
export function* componentsOf(text: string, name: string): Generator<Component> {
  const [begin, end] = [marker('BEGIN', name), marker('END', name)];
  let open: { line: number; lines: string[] } | undefined;
  let number = 0;
  for (const line of linesOf(text)) {
    number += 1;
    if (begin.test(line)) {
      if (open) yield { ...open, isCut: true };
      open = { line: number, lines: [] };
    } else if (open && end.test(line)) {
      yield { ...open, isCut: false };
      open = undefined;
    } else open?.lines.push(line);
  }
  if (open) yield { ...open, isCut: true };
}

/** Line by line, without an array of all lines of a large file. */
function* linesOf(text: string): Generator<string> {
  const ends = /\r\n|\n|\r/g;
  let start = 0;
  for (let found = ends.exec(text); found; found = ends.exec(text)) {
    yield text.slice(start, found.index);
    start = ends.lastIndex;
  }
  if (start < text.length) yield text.slice(start);
}

const quotedPrintable = /^[^:]*;(?:ENCODING=)?QUOTED-PRINTABLE[;:]/i;

/** A line as it is put together. Its parts are joined once: joining at each part takes quadratic time. */
class OpenLine {
  readonly #parts: string[] = [];
  #isQuotedPrintable: boolean | undefined;

  /** @param isContinued a soft line break ends the parts so far, and goes */
  add(part: string, isContinued = false) {
    if (isContinued) this.#parts.push(this.#parts.pop()?.slice(0, -1) ?? '');
    if (part === '') return;
    this.#parts.push(part);
    if (this.#isQuotedPrintable === undefined && part.includes(':')) {
      this.#isQuotedPrintable = quotedPrintable.test(this.text);
    }
  }

  get endsInSoftBreak() {
    return this.#isQuotedPrintable === true && this.#parts.at(-1)?.endsWith('=') === true;
  }

  get text() {
    return this.#parts.join('');
  }
}

/** The lines put together again: those that were folded, and those that quoted-printable broke. */
export function unfold(lines: readonly string[]): string[] {
  const whole: OpenLine[] = [];
  for (const line of lines) {
    let last = whole.at(-1);
    if (last?.endsInSoftBreak) last.add(line, true);
    else if (last && /^[ \t]/.test(line)) last.add(line.slice(1));
    else {
      last = new OpenLine();
      last.add(line);
      whole.push(last);
    }
  }
  return whole.map(({ text }) => text).filter((text) => text.trim() !== '');
}
