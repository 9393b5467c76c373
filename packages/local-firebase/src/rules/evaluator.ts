import { Environment } from './environment.ts';
import { callFunction, callMethod } from './functions/built-in.ts';
import { textOf } from './functions/scalar-functions.ts';
import { isLookupName, type DocumentLookups } from './lookups.ts';
import { applyBinary, applyUnary, isOfType, readIndex, readMember } from './operators.ts';
import type { StepCounter } from './regular-expression.ts';
import type { Expression } from './syntax-tree.ts';
import { Failure, RulesPath, typeName, type Result, type RulesValue } from './values.ts';

const MAXIMUM_EXPRESSIONS = 1000;

/** A chain of calls may contain this many after the first function. */
const MAXIMUM_CALL_DEPTH = 20;

/** The most that matching may cost in one request. Real rules cost far less. */
const MAXIMUM_PATTERN_STEPS = 50_000_000;

/** Ends the whole request: no other rule can allow it any more. */
export class ExpressionsExhausted extends Error {
  readonly at: number;

  constructor(at: number) {
    super(`The request needs more than ${MAXIMUM_EXPRESSIONS} expressions`);
    this.name = 'ExpressionsExhausted';
    this.at = at;
  }
}

/**
 * Evaluates the expressions of one request and counts them. Errors are values: `error || true`
 * is true, `error && false` is false, everything else that touches an error becomes it.
 */
export class Evaluator {
  readonly #lookups: DocumentLookups;
  readonly #steps: StepCounter = { steps: 0, maximum: MAXIMUM_PATTERN_STEPS };
  #expressions = 0;
  #calls = 0;

  constructor(lookups: DocumentLookups) {
    this.#lookups = lookups;
  }

  #count(at: number): void {
    this.#expressions += 1;
    if (this.#expressions > MAXIMUM_EXPRESSIONS) throw new ExpressionsExhausted(at);
  }

  evaluate(expression: Expression, environment: Environment): Result {
    this.#count(expression.at);
    const result = this.#evaluate(expression, environment);
    return result instanceof Failure ? result.located(expression.at) : result;
  }

  #evaluate(expression: Expression, environment: Environment): Result {
    const evaluate = (each: Expression): Result => this.evaluate(each, environment);
    switch (expression.kind) {
      case 'literal':
        return expression.value;
      case 'variable': {
        const value = environment.variable(expression.name);
        return value === undefined ? new Failure(`There is no variable ${expression.name}`) : value;
      }
      case 'member':
        return withValues([evaluate(expression.object)], ([object = null]) =>
          readMember(object, expression.name),
        );
      case 'index':
        return withValues(
          [evaluate(expression.object), evaluate(expression.index)],
          ([object = null, index = null]) => readIndex(object, index),
        );
      case 'unary':
        return withValues([evaluate(expression.operand)], ([operand = null]) =>
          applyUnary(expression.operator, operand),
        );
      case 'binary':
        return withValues(
          [evaluate(expression.left), evaluate(expression.right)],
          ([left = null, right = null]) => applyBinary(expression.operator, left, right),
        );
      case 'logical':
        return this.#logical(expression, environment);
      case 'conditional': {
        const test = evaluate(expression.test);
        if (test instanceof Failure) return test;
        if (typeof test !== 'boolean') return notBool(test);
        this.#count(expression.at);
        return evaluate(test ? expression.then : expression.otherwise);
      }
      case 'typeTest':
        this.#count(expression.at);
        return withValues([evaluate(expression.operand)], ([operand = null]) =>
          isOfType(operand, expression.type),
        );
      case 'list':
        return withValues(expression.items.map(evaluate), (items) => items);
      case 'map':
        return this.#map(expression, environment);
      case 'path':
        return this.#path(expression, environment);
      case 'call':
        return this.#call(expression, environment);
      case 'method':
        return withValues(
          [evaluate(expression.object), ...expression.parameters.map(evaluate)],
          ([object = null, ...values]) => callMethod(object, expression.name, values, this.#steps),
        );
    }
  }

  #logical(expression: Expression & { kind: 'logical' }, environment: Environment): Result {
    const decisive = expression.operator === '||';
    const left = asBool(this.evaluate(expression.left, environment), expression.left.at);
    if (left === decisive) return decisive;
    this.#count(expression.at);
    const right = asBool(this.evaluate(expression.right, environment), expression.right.at);
    if (right === decisive) return decisive;
    return left instanceof Failure ? left : right;
  }

  #map(expression: Expression & { kind: 'map' }, environment: Environment): Result {
    const map = new Map<string, RulesValue>();
    let failure: Failure | undefined;
    for (const entry of expression.entries) {
      const key = this.evaluate(entry.key, environment);
      const value = this.evaluate(entry.value, environment);
      if (key instanceof Failure) failure ??= key;
      else if (typeof key !== 'string') failure ??= new Failure('The key of a map is a string');
      else if (value instanceof Failure) failure ??= value;
      else map.set(key, value);
    }
    return failure ?? map;
  }

  #path(expression: Expression & { kind: 'path' }, environment: Environment): Result {
    const segments: string[] = [];
    let failure: Failure | undefined;
    for (const part of expression.parts) {
      if (part.kind === 'text') {
        this.#count(expression.at);
        segments.push(part.text);
        continue;
      }
      const value = this.evaluate(part.expression, environment);
      const text = value instanceof Failure || value instanceof RulesPath ? value : textOf(value);
      if (text instanceof Failure) failure ??= text;
      else segments.push(...(text instanceof RulesPath ? text.segments : [text]));
    }
    return failure ?? new RulesPath(segments);
  }

  #call(expression: Expression & { kind: 'call' }, environment: Environment): Result {
    const { name, package: packageName } = expression;
    const given = expression.parameters.map((each) => this.evaluate(each, environment));
    const found = packageName === undefined ? environment.function(name) : undefined;
    if (!found) {
      return withValues(given, (values) =>
        packageName === undefined && isLookupName(name)
          ? this.#lookups.look(name, values)
          : callFunction(packageName, name, values, this.#steps),
      );
    }
    const { parameters, bindings, body } = found.declaration;
    if (parameters.length !== given.length) {
      return new Failure(`${name} takes ${parameters.length} values, not ${given.length}`);
    }
    if (this.#calls > MAXIMUM_CALL_DEPTH) {
      return new Failure(`Calls go more than ${MAXIMUM_CALL_DEPTH} deep at ${name}`);
    }
    this.#calls += 1;
    const variables = new Map<string, Result>();
    parameters.forEach((parameter, index) => {
      variables.set(parameter.name, given[index] ?? null);
    });
    const inner = new Environment(found.environment, variables);
    for (const binding of bindings) {
      this.#count(binding.at);
      variables.set(binding.name, this.evaluate(binding.value, inner));
    }
    const result = this.evaluate(body, inner);
    this.#calls -= 1;
    return result;
  }
}

function withValues(
  results: readonly Result[],
  then: (values: readonly RulesValue[]) => Result,
): Result {
  const values: RulesValue[] = [];
  for (const result of results) {
    if (result instanceof Failure) return result;
    values.push(result);
  }
  return then(values);
}

function notBool(value: RulesValue): Failure {
  return new Failure(`This is ${typeName(value)}, not bool`);
}

function asBool(result: Result, at: number): boolean | Failure {
  if (typeof result === 'boolean' || result instanceof Failure) return result;
  return notBool(result).located(at);
}
