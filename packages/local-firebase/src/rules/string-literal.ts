import type { Token } from './lexer.ts';
import { SourceProblem } from './source-problem.ts';

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const NUMERIC_ESCAPE = /u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})/y;

interface Escape {
  value: string;
  length: number;
  isByte: boolean;
}

/** Reads a string, or bytes when `at` (a `b`) lies before the quote. @throws SourceProblem */
export function readQuoted(source: string, at: number, quoteAt: number): Token {
  const quote = source[quoteAt];
  let value = '';
  const bytes: number[] = [];
  let next = quoteAt + 1;
  for (;;) {
    const codePoint = source.codePointAt(next);
    const character = codePoint === undefined ? '\n' : String.fromCodePoint(codePoint);
    if (character === '\n' || character === '\r') {
      throw new SourceProblem(`This text has no closing ${quote}.`, quoteAt);
    }
    next += character.length;
    if (character === quote) break;
    const piece: Escape =
      character === '\\'
        ? readEscape(source, next)
        : { value: character, length: 0, isByte: false };
    next += piece.length;
    value += piece.value;
    if (at === quoteAt) continue;
    if (piece.isByte) bytes.push(piece.value.charCodeAt(0));
    else bytes.push(...new TextEncoder().encode(piece.value));
  }
  const text = source.slice(at, next);
  return at === quoteAt
    ? { kind: 'string', value, text, at }
    : { kind: 'bytes', value: Uint8Array.from(bytes), text, at };
}

function readEscape(source: string, at: number): Escape {
  const character = source[at] ?? '';
  if (character === '"' || character === "'") {
    return { value: character, length: 1, isByte: false };
  }
  const simple = SIMPLE_ESCAPES[character];
  if (simple !== undefined) return { value: simple, length: 1, isByte: false };
  NUMERIC_ESCAPE.lastIndex = at;
  const numeric = NUMERIC_ESCAPE.exec(source);
  if (numeric === null) {
    throw new SourceProblem(`\\${character} is not an escape. Write \\\\ for a backslash.`, at - 1);
  }
  const [text, unicode, hexadecimal, octal] = numeric;
  const code =
    octal === undefined ? parseInt(unicode ?? hexadecimal ?? '', 16) : parseInt(octal, 8);
  return {
    value: String.fromCharCode(code),
    length: text.length,
    isByte: unicode === undefined,
  };
}
