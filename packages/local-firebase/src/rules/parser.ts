import { parseExpression } from './expression-parser.ts';
import { tokenize } from './lexer.ts';
import { parsePattern, startsPath } from './path-parser.ts';
import { SourceProblem } from './source-problem.ts';
import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './syntax-tree.ts';
import { TokenReader } from './token-reader.ts';

/** Match statements may nest ten deep inside the outermost one. */
const MAXIMUM_MATCH_DEPTH = 11;

/** Parses a whole rules file. @throws SourceProblem at the first mistake */
export function parseRules(source: string): RulesFile {
  if (source.trim() === '') throw new SourceProblem('The rules are empty.', 0);
  const reader = new TokenReader(tokenize(source));
  const file: RulesFile = { version: parseVersion(reader), functions: [], services: [] };
  while (reader.peek().kind !== 'end') {
    if (reader.isKeyword('function')) file.functions.push(parseFunction(reader));
    else if (reader.isKeyword('service')) file.services.push(parseService(reader));
    else throw reader.unexpected("'service' or 'function'");
  }
  if (file.services.length === 0) throw reader.unexpected("'service'");
  return file;
}

function parseVersion(reader: TokenReader): '1' | '2' {
  if (!reader.takeKeyword('rules_version')) return '1';
  reader.expectSymbol('=');
  const token = reader.next();
  const version = token.kind === 'string' ? token.value : '';
  if (version !== '1' && version !== '2') {
    throw new SourceProblem(`Rules version ${token.text} does not exist; write '2'.`, token.at);
  }
  reader.takeSymbol(';');
  return version;
}

function parseService(reader: TokenReader): ServiceBlock {
  const { at } = reader.next();
  let { text: name } = reader.expectIdentifier('the name of a service');
  while (reader.takeSymbol('.')) name += `.${reader.expectIdentifier('a name').text}`;
  const service: ServiceBlock = { at, name, functions: [], matches: [] };
  reader.expectSymbol('{');
  if (reader.isSymbol('}')) throw reader.unexpected("'match' or 'function'");
  while (!reader.takeSymbol('}')) {
    if (reader.isKeyword('function')) service.functions.push(parseFunction(reader));
    else if (reader.isKeyword('match')) service.matches.push(parseMatch(reader, 1));
    else throw reader.unexpected("'match', 'function' or '}'");
  }
  return service;
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
