/** One part of a file, such as a card, from its BEGIN to its END. */
export interface Component {
  /** Where it begins, counted from 1. */
  readonly line: number;
  /** Its lines as they stand in the file, folded, without BEGIN and END. */
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

/** The lines put together again: those that were folded, and those that quoted-printable broke. */
export function unfold(lines: readonly string[]): string[] {
  const whole: string[] = [];
  let isSoftBreak = false;
  for (const line of lines) {
    const last = whole.length - 1;
    if (isSoftBreak) whole[last] = `${whole[last]?.slice(0, -1)}${line}`;
    else if (/^[ \t]/.test(line) && last >= 0) whole[last] += line.slice(1);
    else whole.push(line);
    const written = whole.at(-1) ?? '';
    isSoftBreak = written.endsWith('=') && quotedPrintable.test(written);
  }
  return whole.filter((line) => line.trim() !== '');
}
