import { MAXIMUM_DEPTH, nest, tooDeep, type Nested } from './expression-depth.ts';
import { SourceProblem } from './source-problem.ts';
import { parsePath, startsPath } from './path-parser.ts';
import { PACKAGES, TYPE_NAMES, type BinaryOperator, type Expression } from './syntax-tree.ts';
import type { TokenReader } from './token-reader.ts';

/** Binary operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['in'],
  ['==', '!=', 'is'],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Parses one expression. @throws SourceProblem */
export function parseExpression(reader: TokenReader): Expression {
  return new ExpressionParser(reader).parse().expression;
}

class ExpressionParser {
  readonly #reader: TokenReader;
  #level = 0;

  constructor(reader: TokenReader) {
    this.#reader = reader;
  }

  parse(): Nested {
    return this.#nested(() => {
      const test = this.#binary(0);
      if (!this.#reader.takeSymbol('?')) return test;
      const then = this.parse();
      this.#reader.expectSymbol(':');
      const otherwise = this.parse();
      const at = test.expression.at;
      return nest([test, then, otherwise], {
        kind: 'conditional',
        at,
        test: test.expression,
        then: then.expression,
        otherwise: otherwise.expression,
      });
    });
  }

  #nested(parse: () => Nested): Nested {
    this.#level += 1;
    if (this.#level > MAXIMUM_DEPTH) throw tooDeep(this.#reader.peek().at);
    const result = parse();
    this.#level -= 1;
    return result;
  }

  /** The next operator's place in LEVELS, when it binds at least as tightly as `loosest`. */
  #levelOfNext(loosest: number): number | undefined {
    const token = this.#reader.peek();
    if (token.kind !== 'symbol' && token.kind !== 'keyword') return undefined;
    const level = LEVELS.findIndex((operators) => operators.includes(token.text));
    return level >= loosest ? level : undefined;
  }

  #binary(loosest: number): Nested {
    let left = this.#unary();
    for (;;) {
      const level = this.#levelOfNext(loosest);
      if (level === undefined) return left;
      const { text: operator } = this.#reader.next();
      const at = left.expression.at;
      if (operator === 'is') {
        const operand = left.expression;
        left = nest([left], { kind: 'typeTest', at, operand, type: this.#typeName() });
        continue;
      }
      const right = this.#binary(level + 1);
      const sides = { at, left: left.expression, right: right.expression };
      left = nest(
        [left, right],
        operator === '&&' || operator === '||'
          ? { kind: 'logical', operator, ...sides }
          : { kind: 'binary', operator: operator as BinaryOperator, ...sides },
      );
    }
  }

  #typeName(): string {
    const token = this.#reader.next();
    if (!(TYPE_NAMES as readonly string[]).includes(token.text)) {
      const names = TYPE_NAMES.join(', ');
      throw new SourceProblem(`'${token.text}' is not a type. Types are ${names}.`, token.at);
    }
    return token.text;
  }

  #unary(): Nested {
    const token = this.#reader.peek();
    if (!this.#reader.isSymbol('!') && !this.#reader.isSymbol('-')) return this.#postfix();
    this.#reader.next();
    const operand = this.#nested(() => this.#unary());
    return nest([operand], {
      kind: 'unary',
      at: token.at,
      operator: token.text === '!' ? '!' : '-',
      operand: operand.expression,
    });
  }

  #postfix(): Nested {
    let operand = this.#primary();
    for (;;) {
      if (this.#reader.takeSymbol('.')) operand = this.#member(operand);
      else if (this.#reader.takeSymbol('[')) operand = this.#subscript(operand);
      else return operand;
    }
  }

  #member(object: Nested): Nested {
    const token = this.#reader.peek();
    const reserved = token.text === 'service' || token.text === 'rules_version';
    if ((token.kind !== 'identifier' && token.kind !== 'keyword') || reserved) {
      throw this.#reader.unexpected('the name of a field or method');
    }
    this.#reader.next();
    const { at } = object.expression;
    if (!this.#reader.takeSymbol('(')) {
      return nest([object], {
        kind: 'member',
        at,
        object: object.expression,
        name: token.text,
      });
    }
    const parameters = this.#list(')');
    const given = parameters.map((parameter) => parameter.expression);
    const owner = object.expression;
    if (owner.kind === 'variable' && PACKAGES.has(owner.name)) {
      return nest(parameters, {
        kind: 'call',
        at,
        package: owner.name,
        name: token.text,
        parameters: given,
      });
    }
    return nest([object, ...parameters], {
      kind: 'method',
      at,
      object: owner,
      name: token.text,
      parameters: given,
    });
  }

  #subscript(object: Nested): Nested {
    const { at } = object.expression;
    const from = this.#reader.isSymbol(':') ? undefined : this.parse();
    if (from !== undefined && this.#reader.takeSymbol(']')) {
      return nest([object, from], {
        kind: 'index',
        at,
        object: object.expression,
        index: from.expression,
      });
    }
    this.#reader.expectSymbol(':');
    const to = this.#reader.isSymbol(']') ? undefined : this.parse();
    this.#reader.expectSymbol(']');
    const children = [object, from, to].filter((child) => child !== undefined);
    return nest(children, {
      kind: 'range',
      at,
      object: object.expression,
      from: from?.expression,
      to: to?.expression,
    });
  }

  #list(close: ')' | ']'): Nested[] {
    const items: Nested[] = [];
    while (!this.#reader.takeSymbol(close)) {
      items.push(this.parse());
      if (!this.#reader.takeSymbol(',')) {
        this.#reader.expectSymbol(close);
        break;
      }
    }
    return items;
  }

  #map(at: number): Nested {
    const entries: { key: Nested; value: Nested }[] = [];
    while (!this.#reader.takeSymbol('}')) {
      const key = this.parse();
      this.#reader.expectSymbol(':');
      entries.push({ key, value: this.parse() });
      if (!this.#reader.takeSymbol(',')) {
        this.#reader.expectSymbol('}');
        break;
      }
    }
    return nest(
      entries.flatMap(({ key, value }) => [key, value]),
      {
        kind: 'map',
        at,
        entries: entries.map(({ key, value }) => ({
          key: key.expression,
          value: value.expression,
        })),
      },
    );
  }

  #primary(): Nested {
    if (startsPath(this.#reader)) {
      const { at } = this.#reader.peek();
      const children: Nested[] = [];
      const parts = parsePath(this.#reader, () => {
        const inner = this.parse();
        children.push(inner);
        return inner.expression;
      });
      return nest(children, { kind: 'path', at, parts });
    }
    const token = this.#reader.peek();
    const { at } = token;
    if ('value' in token) {
      this.#reader.next();
      return nest([], { kind: 'literal', at, value: token.value });
    }
    if (token.kind === 'identifier') {
      this.#reader.next();
      return this.#identifier(token.text, at);
    }
    if (this.#reader.takeSymbol('(')) {
      const inner = this.parse();
      this.#reader.expectSymbol(')');
      return nest([inner], inner.expression);
    }
    if (this.#reader.takeSymbol('[')) {
      const items = this.#list(']');
      return nest(items, { kind: 'list', at, items: items.map((item) => item.expression) });
    }
    if (this.#reader.takeSymbol('{')) return this.#map(at);
    throw this.#reader.unexpected('a value');
  }

  #identifier(name: string, at: number): Nested {
    if (name === 'true' || name === 'false') {
      return nest([], { kind: 'literal', at, value: name === 'true' });
    }
    if (name === 'null') return nest([], { kind: 'literal', at, value: null });
    if (this.#reader.takeSymbol('(')) {
      const parameters = this.#list(')');
      return nest(parameters, {
        kind: 'call',
        at,
        package: undefined,
        name,
        parameters: parameters.map((parameter) => parameter.expression),
      });
    }
    return nest([], { kind: 'variable', at, name });
  }
}
