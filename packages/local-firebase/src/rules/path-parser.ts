import { SourceProblem } from './source-problem.ts';
import type { Expression, PathPart, PatternSegment } from './syntax-tree.ts';
import type { TokenReader } from './token-reader.ts';

export function startsPath(reader: TokenReader): boolean {
  if (reader.peek().kind === 'segment') return true;
  // Any other slash divides.
  return reader.isSymbol('/') && (reader.isSymbol('$', 1) || reader.isSymbol('{', 1));
}

function decodeSegment(text: string, at: number): string {
  try {
    return decodeURIComponent(text.slice(1));
  } catch {
    throw new SourceProblem(`'${text}' holds a percent sign that encodes no character.`, at);
  }
}

/** A path inside an expression: `/users/$(request.auth.uid)`. @throws SourceProblem */
export function parsePath(reader: TokenReader, parseInner: () => Expression): PathPart[] {
  const parts: PathPart[] = [];
  while (startsPath(reader)) {
    const token = reader.next();
    if (token.kind === 'segment') {
      parts.push({ kind: 'text', text: decodeSegment(token.text, token.at) });
    } else if (reader.takeSymbol('$')) {
      reader.expectSymbol('(');
      parts.push({ kind: 'expression', expression: parseInner() });
      reader.expectSymbol(')');
    } else {
      reader.expectSymbol('{');
      parts.push({ kind: 'binding', name: reader.expectIdentifier('a name').text });
      reader.expectSymbol('}');
    }
  }
  return parts;
}

/** The path of a match statement: `/users/{userId}/{rest=**}`. @throws SourceProblem */
export function parsePattern(reader: TokenReader): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  while (startsPath(reader)) {
    const token = reader.next();
    const { at } = token;
    if (token.kind === 'segment') {
      pattern.push({ kind: 'text', text: decodeSegment(token.text, at), at });
      continue;
    }
    reader.expectSymbol('{');
    const { text: name } = reader.expectIdentifier('the name of a wildcard');
    let kind: 'capture' | 'glob' = 'capture';
    if (reader.takeSymbol('=')) {
      if (reader.takeSymbol('**')) kind = 'glob';
      else reader.expectSymbol('*');
    }
    reader.expectSymbol('}');
    pattern.push({ kind, name, at });
  }
  return pattern;
}
