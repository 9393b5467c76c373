/** The shape of parsed rules. `at` is an offset into the source, for positions in messages. */

export type BinaryOperator = '==' | '!=' | '<' | '<=' | '>' | '>=' | '+' | '-' | 'in';

/** The words that may follow `is`. */
export const TYPE_NAMES: readonly string[] = [
  'bool',
  'bytes',
  'duration',
  'float',
  'int',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
];

export type PathPart =
  | { kind: 'text'; text: string }
  | { kind: 'expression'; expression: Expression };

export type Expression = { at: number } & (
  | { kind: 'literal'; value: null | boolean | bigint | number | string }
  | { kind: 'variable'; name: string }
  | { kind: 'member'; object: Expression; name: string }
  | { kind: 'index'; object: Expression; index: Expression }
  | { kind: 'call'; name: string; package: string | undefined; parameters: Expression[] }
  | { kind: 'method'; object: Expression; name: string; parameters: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'logical'; operator: '&&' | '||'; left: Expression; right: Expression }
  | { kind: 'conditional'; test: Expression; then: Expression; otherwise: Expression }
  | { kind: 'typeTest'; operand: Expression; type: string }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; parts: PathPart[] }
);

export interface FunctionDeclaration {
  at: number;
  name: string;
  parameters: { at: number; name: string }[];
  bindings: { at: number; name: string; value: Expression }[];
  body: Expression;
}

export interface AllowStatement {
  at: number;
  methods: string[];
  condition: Expression | undefined;
}

export type PatternSegment =
  | { kind: 'text'; text: string; at: number }
  | { kind: 'capture'; name: string; at: number }
  | { kind: 'glob'; name: string; at: number };

export interface MatchBlock {
  at: number;
  pattern: PatternSegment[];
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
}

/** What lies in `service cloud.firestore`. */
export interface RulesFile {
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}
