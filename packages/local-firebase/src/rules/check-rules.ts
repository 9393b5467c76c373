import { checkCalls } from './check-calls.ts';
import { RegularExpression } from './regular-expression.ts';
import { SourceProblem } from './source-problem.ts';
import {
  PACKAGES,
  type Expression,
  type FunctionDeclaration,
  type MatchBlock,
  type RulesFile,
} from './syntax-tree.ts';
import { walkExpression } from './walk-expression.ts';

const MAXIMUM_PARAMETERS = 7;
const MAXIMUM_VARIABLES = 11;
const MAXIMUM_WILDCARDS = 20;
const MAXIMUM_PATH_LENGTH = 100;
const MAXIMUM_INTEGER = 2n ** 63n - 1n;
/** Methods whose first parameter is a regular expression. */
const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);

/** Finds what parses but must be refused, as the service refuses it. */
export function checkRules(file: RulesFile): SourceProblem[] {
  const problems: SourceProblem[] = [];
  checkFunctions(file.functions, problems);
  const names = new Set<string>();
  for (const service of file.services) {
    if (names.has(service.name)) {
      problems.push(new SourceProblem(`Service ${service.name} is declared twice.`, service.at));
    }
    names.add(service.name);
    checkFunctions(service.functions, problems);
    for (const match of service.matches) {
      checkMatch(match, file, { hasGlob: false, wildcards: 0 }, problems);
    }
  }
  return [...problems, ...checkCalls(file)];
}

interface OuterPath {
  hasGlob: boolean;
  wildcards: number;
}

function checkMatch(
  block: MatchBlock,
  file: RulesFile,
  outer: OuterPath,
  problems: SourceProblem[],
): void {
  const names = new Set<string>();
  let { hasGlob } = outer;
  block.pattern.forEach((segment, index) => {
    if (segment.kind === 'text') return;
    const { at, name } = segment;
    checkVariableName(name, at, problems);
    if (names.has(name)) {
      problems.push(new SourceProblem(`The wildcard ${name} is twice in this path.`, at));
    }
    names.add(name);
    if (segment.kind !== 'glob') return;
    if (hasGlob) problems.push(new SourceProblem('A path may hold only one {…=**}.', at));
    hasGlob = true;
    if (file.version === '1' && index < block.pattern.length - 1) {
      const message = "{…=**} must end the path unless rules_version is '2'.";
      problems.push(new SourceProblem(message, at));
    }
  });
  const wildcards = outer.wildcards + names.size;
  if (wildcards > MAXIMUM_WILDCARDS) {
    problems.push(new SourceProblem(`More than ${MAXIMUM_WILDCARDS} wildcards.`, block.at));
  }
  if (block.pattern.length >= MAXIMUM_PATH_LENGTH) {
    problems.push(new SourceProblem('The path is too long.', block.at));
  }
  checkFunctions(block.functions, problems);
  for (const { condition } of block.allows) if (condition) checkExpression(condition, problems);
  for (const match of block.matches) checkMatch(match, file, { hasGlob, wildcards }, problems);
}

function checkVariableName(name: string, at: number, problems: SourceProblem[]): void {
  if (PACKAGES.has(name)) {
    problems.push(new SourceProblem(`${name} names built-in functions, not a variable.`, at));
  }
}

function checkFunctions(functions: FunctionDeclaration[], problems: SourceProblem[]): void {
  const names = new Set<string>();
  for (const declaration of functions) {
    const { at, name, parameters, bindings, body } = declaration;
    if (names.has(name)) {
      problems.push(new SourceProblem(`The function ${name} is declared twice here.`, at));
    }
    names.add(name);
    if (parameters.length > MAXIMUM_PARAMETERS) {
      const message = `${name} has more than ${MAXIMUM_PARAMETERS} parameters.`;
      problems.push(new SourceProblem(message, at));
    }
    if (bindings.length > MAXIMUM_VARIABLES) {
      const message = `${name} has more than ${MAXIMUM_VARIABLES} variables.`;
      problems.push(new SourceProblem(message, at));
    }
    const variables = new Set<string>();
    for (const variable of [...parameters, ...bindings]) {
      checkVariableName(variable.name, variable.at, problems);
      if (variables.has(variable.name)) {
        const message = `${variable.name} is already a variable of ${name}.`;
        problems.push(new SourceProblem(message, variable.at));
      }
      variables.add(variable.name);
    }
    for (const { value } of bindings) checkExpression(value, problems);
    checkExpression(body, problems);
  }
}

function checkExpression(root: Expression, problems: SourceProblem[]): void {
  const negated = new Set<Expression>();
  walkExpression(root, (expression) => {
    const { at } = expression;
    if (expression.kind === 'unary' && expression.operator === '-') negated.add(expression.operand);
    if (expression.kind === 'variable') checkVariableName(expression.name, at, problems);
    if (
      expression.kind === 'literal' &&
      typeof expression.value === 'bigint' &&
      expression.value > MAXIMUM_INTEGER &&
      !negated.has(expression)
    ) {
      problems.push(new SourceProblem(`${expression.value} is not a 64-bit number.`, at));
    }
    if (expression.kind !== 'method' || !PATTERN_METHODS.has(expression.name)) return;
    const pattern = expression.parameters[0];
    if (pattern?.kind !== 'literal' || typeof pattern.value !== 'string') return;
    const parsed = RegularExpression.parse(pattern.value);
    if (!parsed.ok && !parsed.isTooLarge) {
      problems.push(new SourceProblem(parsed.message, pattern.at));
    }
  });
}
