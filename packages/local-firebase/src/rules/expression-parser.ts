import { SourceProblem } from './source-problem.ts';
import { TYPE_NAMES, type BinaryOperator, type Expression, type PathPart } from './syntax-tree.ts';
import { decodeSegment, startsPath, type TokenReader } from './token-reader.ts';

/** Binary operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['==', '!=', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
];

/** Parts of the rules' language that are refused by name: nothing here computes them. */
const REFUSED_OPERATORS = ['*', '/', '%'];

/** Deeper expressions are refused, as the service does; it also bounds the parser's recursion. */
const MAXIMUM_DEPTH = 99;

/** @throws SourceProblem when an expression lies deeper in others than the service takes */
export function requireDepth(depth: number, at: number): void {
  if (depth <= MAXIMUM_DEPTH) return;
  throw new SourceProblem(
    `This expression is nested more than ${MAXIMUM_DEPTH} deep. Split it into functions.`,
    at,
  );
}

/** Parses one expression. @throws SourceProblem */
export function parseExpression(reader: TokenReader): Expression {
  return new ExpressionParser(reader).parse();
}

class ExpressionParser {
  readonly #reader: TokenReader;
  #depth = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  parse(): Expression {
    return this.#nested(() => {
      const test = this.#binary(0);
      if (!this.#reader.takeSymbol('?')) return test;
      const then = this.parse();
      this.#reader.expectSymbol(':');
      return { kind: 'conditional', at: test.at, test, then, otherwise: this.parse() };
    });
  }

  #nested(parse: () => Expression): Expression {
    this.#depth += 1;
    requireDepth(this.#depth, this.#reader.peek().at);
    const result = parse();
    this.#depth -= 1;
    return result;
  }

  /** The next operator's place in LEVELS, when it binds at least as tightly as `loosest`. */
  #levelOfNext(loosest: number): number | undefined {
    const { kind, text, at } = this.#reader.peek();
    if (kind !== 'symbol' && kind !== 'keyword') return undefined;
    if (REFUSED_OPERATORS.includes(text)) {
      throw new SourceProblem(`The operator ${text} is not part of the local rules.`, at);
    }
    const level = LEVELS.findIndex((operators) => operators.includes(text));
    return level >= loosest ? level : undefined;
  }

  #binary(loosest: number): Expression {
    let left = this.#unary();
    for (;;) {
      const level = this.#levelOfNext(loosest);
      if (level === undefined) return left;
      const { text: operator } = this.#reader.next();
      const { at } = left;
      if (operator === 'is') {
        left = { kind: 'typeTest', at, operand: left, type: this.#typeName() };
        continue;
      }
      const right = this.#binary(level + 1);
      left =
        operator === '&&' || operator === '||'
          ? { kind: 'logical', operator, at, left, right }
          : { kind: 'binary', operator: operator as BinaryOperator, at, left, right };
    }
  }

  #typeName(): string {
    const { text, at } = this.#reader.next();
    if (TYPE_NAMES.includes(text)) return text;
    throw new SourceProblem(`'${text}' is not a type. Types are ${TYPE_NAMES.join(', ')}.`, at);
  }

  #unary(): Expression {
    const { at, text } = this.#reader.peek();
    if (!this.#reader.isSymbol('!') && !this.#reader.isSymbol('-')) return this.#postfix();
    this.#reader.next();
    const operand = this.#nested(() => this.#unary());
    return { kind: 'unary', at, operator: text === '!' ? '!' : '-', operand };
  }

  #postfix(): Expression {
    let operand = this.#primary();
    for (;;) {
      if (this.#reader.takeSymbol('.')) operand = this.#member(operand);
      else if (this.#reader.takeSymbol('[')) operand = this.#index(operand);
      else return operand;
    }
  }

  #member(object: Expression): Expression {
    const { kind, text: name } = this.#reader.peek();
    const isReserved = name === 'service' || name === 'rules_version';
    if ((kind !== 'identifier' && kind !== 'keyword') || isReserved) {
      throw this.#reader.unexpected('the name of a field or method');
    }
    this.#reader.next();
    const { at } = object;
    if (!this.#reader.takeSymbol('(')) return { kind: 'member', at, object, name };
    const parameters = this.#list(')');
    return object.kind === 'variable' && object.name === 'duration'
      ? { kind: 'call', at, package: object.name, name, parameters }
      : { kind: 'method', at, object, name, parameters };
  }

  #index(object: Expression): Expression {
    const index = this.parse();
    this.#reader.expectSymbol(']');
    return { kind: 'index', at: object.at, object, index };
  }

  #list(close: ')' | ']'): Expression[] {
    const items: Expression[] = [];
    while (!this.#reader.takeSymbol(close)) {
      items.push(this.parse());
      if (this.#reader.takeSymbol(',')) continue;
      this.#reader.expectSymbol(close);
      break;
    }
    return items;
  }

  #map(at: number): Expression {
    const entries: { key: Expression; value: Expression }[] = [];
    while (!this.#reader.takeSymbol('}')) {
      const key = this.parse();
      this.#reader.expectSymbol(':');
      entries.push({ key, value: this.parse() });
      if (this.#reader.takeSymbol(',')) continue;
      this.#reader.expectSymbol('}');
      break;
    }
    return { kind: 'map', at, entries };
  }

  /** A path inside an expression: `/users/$(request.auth.uid)`. */
  #path(at: number): Expression {
    const parts: PathPart[] = [];
    while (startsPath(this.#reader)) {
      const token = this.#reader.next();
      if (token.kind === 'segment') {
        parts.push({ kind: 'text', text: decodeSegment(token.text, token.at) });
        continue;
      }
      this.#reader.expectSymbol('$');
      this.#reader.expectSymbol('(');
      parts.push({ kind: 'expression', expression: this.parse() });
      this.#reader.expectSymbol(')');
    }
    return { kind: 'path', at, parts };
  }

  #primary(): Expression {
    const token = this.#reader.peek();
    const { at } = token;
    if (startsPath(this.#reader)) return this.#path(at);
    if ('value' in token) {
      this.#reader.next();
      return { kind: 'literal', at, value: token.value };
    }
    if (token.kind === 'identifier') {
      this.#reader.next();
      return this.#identifier(token.text, at);
    }
    if (this.#reader.takeSymbol('(')) {
      const inner = this.parse();
      this.#reader.expectSymbol(')');
      return inner;
    }
    if (this.#reader.takeSymbol('[')) return { kind: 'list', at, items: this.#list(']') };
    if (this.#reader.takeSymbol('{')) return this.#map(at);
    throw this.#reader.unexpected('a value');
  }

  #identifier(name: string, at: number): Expression {
    if (name === 'true' || name === 'false') {
      return { kind: 'literal', at, value: name === 'true' };
    }
    if (name === 'null') return { kind: 'literal', at, value: null };
    if (!this.#reader.takeSymbol('(')) return { kind: 'variable', at, name };
    return { kind: 'call', at, package: undefined, name, parameters: this.#list(')') };
  }
}
