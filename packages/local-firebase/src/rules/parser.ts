import { parseExpression } from './expression-parser.ts';
import { tokenize } from './lexer.ts';
import { SourceProblem } from './source-problem.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  PatternSegment,
  RulesFile,
} from './syntax-tree.ts';
import { decodeSegment, startsPath, TokenReader } from './token-reader.ts';

/** Match statements may nest ten deep inside the outermost one. */
const MAXIMUM_MATCH_DEPTH = 11;

/** Parses a whole rules file. @throws SourceProblem at the first mistake */
export function parseRules(source: string): RulesFile {
  if (source.trim() === '') throw new SourceProblem('The rules are empty.', 0);
  const reader = new TokenReader(tokenize(source));
  requireVersion(reader);
  if (!reader.takeKeyword('service')) throw reader.unexpected("'service'");
  const { at, text } = reader.expectIdentifier('the name of a service');
  const name = reader.takeSymbol('.') ? `${text}.${reader.expectIdentifier('a name').text}` : text;
  if (name !== 'cloud.firestore') {
    throw new SourceProblem(`Only the service cloud.firestore is here, not ${name}.`, at);
  }
  const file: RulesFile = { functions: [], matches: [] };
  reader.expectSymbol('{');
  while (!reader.takeSymbol('}')) {
    if (reader.isKeyword('function')) file.functions.push(parseFunction(reader));
    else if (reader.isKeyword('match')) file.matches.push(parseMatch(reader, 1));
    else throw reader.unexpected("'match', 'function' or '}'");
  }
  if (reader.peek().kind !== 'end') throw reader.unexpected('the end of the file');
  return file;
}

function requireVersion(reader: TokenReader): void {
  const { at, text } = reader.peek();
  if (reader.takeKeyword('rules_version')) {
    reader.expectSymbol('=');
    const token = reader.next();
    reader.takeSymbol(';');
    if (token.kind === 'string' && token.value === '2') return;
  }
  throw new SourceProblem(`Found '${text}': the first line must be rules_version = '2';`, at);
}

function parseMatch(reader: TokenReader, depth: number): MatchBlock {
  const { at } = reader.next();
  if (depth > MAXIMUM_MATCH_DEPTH) {
    throw new SourceProblem(`Match statements nest more than ${MAXIMUM_MATCH_DEPTH} deep.`, at);
  }
  if (!startsPath(reader)) throw reader.unexpected("a path that starts with '/'");
  const block: MatchBlock = {
    at,
    pattern: parsePattern(reader),
    functions: [],
    allows: [],
    matches: [],
  };
  reader.expectSymbol('{');
  if (reader.isSymbol('}')) throw reader.unexpected("'allow', 'match' or 'function'");
  while (!reader.takeSymbol('}')) {
    if (reader.isKeyword('function')) block.functions.push(parseFunction(reader));
    else if (reader.isKeyword('match')) block.matches.push(parseMatch(reader, depth + 1));
    else if (reader.isKeyword('allow')) block.allows.push(parseAllow(reader));
    else throw reader.unexpected("'allow', 'match', 'function' or '}'");
  }
  return block;
}

/** The path of a match statement: `/users/{userId}/{rest=**}`. */
function parsePattern(reader: TokenReader): PatternSegment[] {
  const pattern: PatternSegment[] = [];
  while (startsPath(reader)) {
    const { kind, text, at } = reader.next();
    if (kind === 'segment') {
      pattern.push({ kind: 'text', text: decodeSegment(text, at), at });
      continue;
    }
    reader.expectSymbol('{');
    const { text: name } = reader.expectIdentifier('the name of a wildcard');
    const isGlob = reader.takeSymbol('=');
    if (isGlob) reader.expectSymbol('**');
    reader.expectSymbol('}');
    pattern.push({ kind: isGlob ? 'glob' : 'capture', name, at });
  }
  return pattern;
}

function parseAllow(reader: TokenReader): AllowStatement {
  const { at } = reader.next();
  const methods: string[] = [];
  do methods.push(reader.expectIdentifier("a method such as 'read'").text);
  while (reader.takeSymbol(','));
  let condition: AllowStatement['condition'];
  if (reader.takeSymbol(':')) {
    if (!reader.takeKeyword('if')) throw reader.unexpected("'if'");
    condition = parseExpression(reader);
  }
  reader.takeSymbol(';');
  return { at, methods, condition };
}

function parseFunction(reader: TokenReader): FunctionDeclaration {
  reader.next();
  const { at, text: name } = reader.expectIdentifier('the name of a function');
  reader.expectSymbol('(');
  const parameters: FunctionDeclaration['parameters'] = [];
  if (!reader.takeSymbol(')')) {
    do {
      const parameter = reader.expectIdentifier('the name of a parameter');
      parameters.push({ at: parameter.at, name: parameter.text });
    } while (reader.takeSymbol(','));
    reader.expectSymbol(')');
  }
  reader.expectSymbol('{');
  const bindings: FunctionDeclaration['bindings'] = [];
  while (reader.takeKeyword('let')) {
    const binding = reader.expectIdentifier('the name of a variable');
    reader.expectSymbol('=');
    bindings.push({ at: binding.at, name: binding.text, value: parseExpression(reader) });
    reader.expectSymbol(';');
  }
  if (!reader.takeKeyword('return')) throw reader.unexpected("'return'");
  const body = parseExpression(reader);
  reader.takeSymbol(';');
  reader.expectSymbol('}');
  return { at, name, parameters, bindings, body };
}
