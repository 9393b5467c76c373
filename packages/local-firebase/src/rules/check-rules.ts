import { requireDepth } from './expression-parser.ts';
import { isFunction, isMethod } from './functions/built-in.ts';
import { isLookupName } from './lookups.ts';
import { RegularExpression } from './regular-expression.ts';
import { SourceProblem } from './source-problem.ts';
import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './syntax-tree.ts';

const MAXIMUM_INTEGER = 2n ** 63n - 1n;

/**
 * Finds what parses but must be refused: names that are declared twice, patterns and numbers that are
 * none, and calls of what is not there.
 * @throws SourceProblem for an expression that is too deep
 */
export function checkRules(file: RulesFile): SourceProblem[] {
  const problems: SourceProblem[] = [];
  checkBlock({ ...file, pattern: [], allows: [], at: 0 }, false, new Set(), problems);
  return problems;
}

/** @param outer names of the functions that are declared around the block */
function checkBlock(
  block: MatchBlock,
  isInGlob: boolean,
  outer: ReadonlySet<string>,
  problems: SourceProblem[],
): void {
  const { functions, allows, matches } = block;
  const wildcards = block.pattern.filter((segment) => segment.kind !== 'text');
  refuseTwice(wildcards, problems);
  refuseTwice(functions, problems);
  const globs = wildcards.filter(({ kind }) => kind === 'glob');
  const surplus = globs[isInGlob ? 0 : 1];
  if (surplus) {
    problems.push(new SourceProblem('A path may contain only one {…=**}.', surplus.at));
  }
  const known = new Set([...outer, ...functions.map(({ name }) => name)]);
  for (const declaration of functions) checkFunction(declaration, known, problems);
  for (const { condition } of allows) if (condition) checkExpression(condition, known, problems);
  for (const match of matches) checkBlock(match, isInGlob || globs.length > 0, known, problems);
}

function checkFunction(
  { parameters, bindings, body }: FunctionDeclaration,
  known: ReadonlySet<string>,
  problems: SourceProblem[],
): void {
  refuseTwice([...parameters, ...bindings], problems);
  for (const { value } of bindings) checkExpression(value, known, problems);
  checkExpression(body, known, problems);
}

function refuseTwice(named: readonly { name: string; at: number }[], problems: SourceProblem[]) {
  const names = new Set<string>();
  for (const { name, at } of named) {
    if (names.has(name)) problems.push(new SourceProblem(`${name} is declared twice here.`, at));
    names.add(name);
  }
}

function checkExpression(
  root: Expression,
  known: ReadonlySet<string>,
  problems: SourceProblem[],
): void {
  const refuse = (message: string, at: number) => problems.push(new SourceProblem(message, at));
  const visit = (expression: Expression, depth: number, isNegated: boolean): void => {
    const { at } = expression;
    requireDepth(depth, at);
    if (expression.kind === 'call') {
      const { package: packageName, name } = expression;
      const isKnown = packageName === undefined && (known.has(name) || isLookupName(name));
      if (!isKnown && !isFunction(packageName, name)) {
        refuse(`There is no function ${packageName ? `${packageName}.` : ''}${name} here.`, at);
      }
    }
    if (expression.kind === 'method') {
      if (!isMethod(expression.name)) refuse(`There is no method ${expression.name} here.`, at);
      const [pattern] = expression.parameters;
      const takesPattern = expression.name === 'matches' || expression.name === 'split';
      if (takesPattern && pattern?.kind === 'literal' && typeof pattern.value === 'string') {
        const parsed = RegularExpression.parse(pattern.value);
        if (!parsed.ok) refuse(parsed.message, pattern.at);
      }
    }
    const value = expression.kind === 'literal' ? expression.value : undefined;
    if (typeof value === 'bigint' && value > MAXIMUM_INTEGER && !isNegated) {
      refuse(`${value} is not a 64-bit number.`, at);
    }
    const negates = expression.kind === 'unary' && expression.operator === '-';
    for (const child of childrenOf(expression)) visit(child, depth + 1, negates);
  };
  visit(root, 1, false);
}

/** The expressions directly inside one expression. */
function childrenOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'member':
      return [expression.object];
    case 'index':
      return [expression.object, expression.index];
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
      return expression.parts.flatMap((part) =>
        part.kind === 'expression' ? [part.expression] : [],
      );
  }
}
