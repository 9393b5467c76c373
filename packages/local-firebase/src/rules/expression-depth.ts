import { SourceProblem } from './source-problem.ts';
import type { Expression } from './syntax-tree.ts';

/** Deeper expressions are refused, as the service does; it also bounds the parser's recursion. */
export const MAXIMUM_DEPTH = 99;

/** A parsed expression with its depth, parentheses counted. */
export interface Nested {
  expression: Expression;
  depth: number;
}

export function tooDeep(at: number): SourceProblem {
  return new SourceProblem(
    `This expression is nested more than ${MAXIMUM_DEPTH} deep. Split it into functions.`,
    at,
  );
}

/** An expression made of others. @throws SourceProblem when that makes it too deep */
export function nest(children: readonly Nested[], expression: Expression): Nested {
  const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, child.depth), 0);
  if (depth > MAXIMUM_DEPTH) throw tooDeep(expression.at);
  return { expression, depth };
}
