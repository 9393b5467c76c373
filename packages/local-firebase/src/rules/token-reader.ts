import type { Token } from './lexer.ts';
import { SourceProblem } from './source-problem.ts';

/** Walks over tokens; what the parsers share. Every `expect` throws a SourceProblem. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #index = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  peek(ahead = 0): Token {
    const token = this.#tokens[Math.min(this.#index + ahead, this.#tokens.length - 1)];
    if (token === undefined) throw new SourceProblem('The file is empty.', 0);
    return token;
  }

  next(): Token {
    const token = this.peek();
    this.#index += 1;
    return token;
  }

  isSymbol(text: string, ahead = 0): boolean {
    const token = this.peek(ahead);
    return token.kind === 'symbol' && token.text === text;
  }

  isKeyword(text: string): boolean {
    const token = this.peek();
    return token.kind === 'keyword' && token.text === text;
  }

  takeSymbol(text: string): boolean {
    const found = this.isSymbol(text);
    if (found) this.#index += 1;
    return found;
  }

  takeKeyword(text: string): boolean {
    const found = this.isKeyword(text);
    if (found) this.#index += 1;
    return found;
  }

  expectSymbol(text: string): Token {
    if (!this.isSymbol(text)) throw this.unexpected(`'${text}'`);
    return this.next();
  }

  expectIdentifier(what: string): Token {
    if (this.peek().kind !== 'identifier') throw this.unexpected(what);
    return this.next();
  }

  unexpected(wanted: string): SourceProblem {
    const token = this.peek();
    const found = token.kind === 'end' ? token.text : `'${token.text}'`;
    return new SourceProblem(`Found ${found} where ${wanted} is expected.`, token.at);
  }
}

/** True where a path begins, such as `/users/$(id)`; any other slash divides. */
export function startsPath(reader: TokenReader): boolean {
  if (reader.peek().kind === 'segment') return true;
  return reader.isSymbol('/') && (reader.isSymbol('$', 1) || reader.isSymbol('{', 1));
}

/** The text of one step of a path. @throws SourceProblem */
export function decodeSegment(text: string, at: number): string {
  try {
    return decodeURIComponent(text.slice(1));
  } catch {
    throw new SourceProblem(`'${text}' contains a percent sign that encodes no character.`, at);
  }
}
