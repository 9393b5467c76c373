import { SourceProblem } from './source-problem.ts';

export type Token =
  | { kind: 'identifier' | 'keyword' | 'symbol' | 'end'; text: string; at: number }
  | { kind: 'segment'; text: string; at: number }
  | { kind: 'string'; value: string; text: string; at: number }
  | { kind: 'int'; value: bigint; text: string; at: number }
  | { kind: 'float'; value: number; text: string; at: number };

const KEYWORDS = new Set([
  'allow',
  'for',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'package',
  'return',
  'rules_version',
  'service',
]);

const MAXIMUM_INTEGER = 2n ** 63n;

const SPACE = /(?:[ \t\r\n\f]+|\/\/[^\n]*|\/\*[^]*?\*\/)+/y;
const IDENTIFIER = /[A-Za-z_$][A-Za-z0-9_$]*/y;
const FLOAT = /(?:(?:0|[1-9][0-9]*)\.[0-9]*|\.[0-9]+)/y;
const INTEGER = /(?:0|[1-9][0-9]*)/y;
/** A slash glued to a name is a step of a path, never a division. */
const SEGMENT =
  /\/(?:\((?:[A-Za-z0-9&'*+\-.:@_~]|%[0-9A-Fa-f]{2})+\)|(?:[A-Za-z0-9&'*+\-.:@_~]|%[0-9A-Fa-f]{2})+)/y;
const SYMBOL = /&&|\|\||==|!=|<=|>=|--|\+\+|\*\*|[{}()[\];:,.?!<>=+\-*/%$]/y;

function read(pattern: RegExp, source: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0];
}

/** Splits the source into tokens; the last one is `end`. @throws SourceProblem */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < source.length) {
    at += read(SPACE, source, at)?.length ?? 0;
    if (at >= source.length) break;
    const token = readToken(source, at);
    tokens.push(token);
    at += token.text.length;
  }
  tokens.push({ kind: 'end', text: 'the end of the file', at: source.length });
  return tokens;
}

function readToken(source: string, at: number): Token {
  if (source[at] === '"' || source[at] === "'") return readQuoted(source, at);
  const word = read(IDENTIFIER, source, at);
  if (word === '$') return { kind: 'symbol', text: word, at };
  if (word !== undefined) {
    return { kind: KEYWORDS.has(word) ? 'keyword' : 'identifier', text: word, at };
  }
  const float = read(FLOAT, source, at);
  if (float !== undefined) return { kind: 'float', value: Number(float), text: float, at };
  const integer = read(INTEGER, source, at);
  if (integer !== undefined) {
    const value = BigInt(integer);
    if (value > MAXIMUM_INTEGER) throw new SourceProblem(`${integer} is not a 64-bit number.`, at);
    return { kind: 'int', value, text: integer, at };
  }
  if (source.startsWith('/*', at)) throw new SourceProblem('This comment has no end.', at);
  const segment = read(SEGMENT, source, at);
  if (segment !== undefined) return { kind: 'segment', text: segment, at };
  const symbol = read(SYMBOL, source, at);
  if (symbol === '--' || symbol === '++') {
    throw new SourceProblem(`The operator ${symbol} does not exist in rules.`, at);
  }
  if (symbol !== undefined) return { kind: 'symbol', text: symbol, at };
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
  throw new SourceProblem(`The character '${character}' has no meaning here.`, at);
}

const SIMPLE_ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\',
  '"': '"',
  "'": "'",
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};
const NUMERIC_ESCAPE = /u([0-9A-Fa-f]{4})|x([0-9A-Fa-f]{2})|([0-3][0-7]{2})/y;

function readQuoted(source: string, at: number): Token {
  const quote = source[at];
  let value = '';
  let next = at + 1;
  for (;;) {
    const character = source[next] ?? '\n';
    if (character === '\n' || character === '\r') {
      throw new SourceProblem(`This text has no closing ${quote}.`, at);
    }
    next += 1;
    if (character === quote) break;
    const escape = character === '\\' ? readEscape(source, next) : undefined;
    value += escape?.value ?? character;
    next += escape?.length ?? 0;
  }
  return { kind: 'string', value, text: source.slice(at, next), at };
}

function readEscape(source: string, at: number): { value: string; length: number } {
  const character = source[at] ?? '';
  const simple = SIMPLE_ESCAPES[character];
  if (simple !== undefined) return { value: simple, length: 1 };
  NUMERIC_ESCAPE.lastIndex = at;
  const numeric = NUMERIC_ESCAPE.exec(source);
  if (numeric === null) {
    throw new SourceProblem(`\\${character} is not an escape. Write \\\\ for a backslash.`, at - 1);
  }
  const [text, unicode, hexadecimal, octal] = numeric;
  const code =
    octal === undefined ? parseInt(unicode ?? hexadecimal ?? '', 16) : parseInt(octal, 8);
  return { value: String.fromCharCode(code), length: text.length };
}
