import type { FunctionDeclaration } from './syntax-tree.ts';
import type { Result } from './values.ts';

/** The variables and functions that one place in the rules sees, from the inside out. */
export class Environment {
  readonly #parent: Environment | undefined;
  readonly #variables: ReadonlyMap<string, Result>;
  readonly #functions: readonly FunctionDeclaration[];

  constructor(
    parent: Environment | undefined,
    variables: ReadonlyMap<string, Result>,
    functions: readonly FunctionDeclaration[] = [],
  ) {
    this.#parent = parent;
    this.#variables = variables;
    this.#functions = functions;
  }

  variable(name: string): Result | undefined {
    return this.#variables.has(name) ? this.#variables.get(name) : this.#parent?.variable(name);
  }

  /** A function with the environment that it was declared in. */
  function(
    name: string,
  ): { declaration: FunctionDeclaration; environment: Environment } | undefined {
    const declaration = this.#functions.find((each) => each.name === name);
    return declaration ? { declaration, environment: this } : this.#parent?.function(name);
  }
}
