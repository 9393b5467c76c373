import type { Expression } from './syntax-tree.ts';

/** The expressions directly inside one expression. */
function childrenOf(expression: Expression): (Expression | undefined)[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
    case 'range':
      return [expression.object, expression.from, expression.to];
    case 'call':
      return expression.parameters;
    case 'method':
      return [expression.object, ...expression.parameters];
    case 'unary':
    case 'typeTest':
      return [expression.operand];
    case 'binary':
    case 'logical':
      return [expression.left, expression.right];
    case 'conditional':
      return [expression.test, expression.then, expression.otherwise];
    case 'list':
      return expression.items;
    case 'map':
      return expression.entries.flatMap(({ key, value }) => [key, value]);
    case 'path':
      return expression.parts.map((part) =>
        part.kind === 'expression' ? part.expression : undefined,
      );
  }
}

/** Visits an expression and everything inside it. */
export function walkExpression(
  expression: Expression,
  visit: (expression: Expression) => void,
): void {
  visit(expression);
  for (const child of childrenOf(expression)) if (child) walkExpression(child, visit);
}
