import { SourceProblem } from './source-problem.ts';
import type { Expression, FunctionDeclaration, MatchBlock, RulesFile } from './syntax-tree.ts';
import { walkExpression } from './walk-expression.ts';

/** A chain of calls may contain this many after the first function. */
const MAXIMUM_CALL_DEPTH = 20;

/** The functions that one place in the rules can call, from the inside out. */
interface Scope {
  functions: ReadonlyMap<string, FunctionDeclaration>;
  parent: Scope | undefined;
}

function enter(functions: FunctionDeclaration[], parent: Scope | undefined): Scope {
  return { functions: new Map(functions.map((each) => [each.name, each])), parent };
}

function find(
  scope: Scope | undefined,
  name: string,
): { declaration: FunctionDeclaration; scope: Scope } | undefined {
  for (let each = scope; each; each = each.parent) {
    const declaration = each.functions.get(name);
    if (declaration) return { declaration, scope: each };
  }
  return undefined;
}

function calledNames(expressions: readonly Expression[]): Set<string> {
  const names = new Set<string>();
  for (const expression of expressions) {
    walkExpression(expression, (each) => {
      if (each.kind === 'call' && each.package === undefined) names.add(each.name);
    });
  }
  return names;
}

/** Refuses recursion and chains of calls deeper than the service allows. */
export function checkCalls(file: RulesFile): SourceProblem[] {
  const problems: SourceProblem[] = [];
  const depths = new Map<FunctionDeclaration, number>();
  const open = new Set<FunctionDeclaration>();

  /** How many calls follow one another below this function. */
  const depthOf = (declaration: FunctionDeclaration, scope: Scope): number => {
    const known = depths.get(declaration);
    if (known !== undefined) return known;
    if (open.has(declaration)) {
      const chain = [...open].slice([...open].indexOf(declaration));
      const names = [...chain, declaration].map(({ name }) => name).join(' → ');
      problems.push(new SourceProblem(`Functions must not recurse: ${names}.`, declaration.at));
      return 0;
    }
    if (open.size > MAXIMUM_CALL_DEPTH) {
      const first = [...open][0] ?? declaration;
      const message = `Calls from ${first.name} go more than ${MAXIMUM_CALL_DEPTH} deep.`;
      problems.push(new SourceProblem(message, first.at));
      return 0;
    }
    open.add(declaration);
    let depth = 0;
    const expressions = [...declaration.bindings.map(({ value }) => value), declaration.body];
    for (const name of calledNames(expressions)) {
      const callee = find(scope, name);
      if (callee) depth = Math.max(depth, 1 + depthOf(callee.declaration, callee.scope));
    }
    open.delete(declaration);
    depths.set(declaration, depth);
    if (depth === MAXIMUM_CALL_DEPTH + 1) {
      const message = `Calls from ${declaration.name} go more than ${MAXIMUM_CALL_DEPTH} deep.`;
      problems.push(new SourceProblem(message, declaration.at));
    }
    return depth;
  };

  const visitScope = (scope: Scope, matches: MatchBlock[]): void => {
    for (const declaration of scope.functions.values()) depthOf(declaration, scope);
    for (const match of matches) visitScope(enter(match.functions, scope), match.matches);
  };
  const root = enter(file.functions, undefined);
  visitScope(root, []);
  for (const service of file.services) {
    visitScope(enter(service.functions, root), service.matches);
  }
  return problems;
}
