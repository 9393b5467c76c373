import type { StepCounter } from '../regular-expression.ts';
import { Failure, typeName, type Result, type RulesValue } from '../values.ts';
import { COLLECTION_FUNCTIONS } from './collection-functions.ts';
import { callOverload, type Overload } from './overload.ts';
import { SCALAR_FUNCTIONS } from './scalar-functions.ts';

/** `int` is a function, `duration.value()` one of a package, `string.size` a method of strings. */
const FUNCTIONS: ReadonlyMap<string, readonly Overload[]> = new Map(
  Object.entries({ ...COLLECTION_FUNCTIONS, ...SCALAR_FUNCTIONS }),
);

/** The methods that some type has. */
const METHODS: ReadonlySet<string> = new Set(
  [...FUNCTIONS.keys()].map((name) => /\.(\w+)$/.exec(name)?.[1] ?? ''),
);

const keyOf = (packageName: string | undefined, name: string): string =>
  packageName === undefined ? name : `${packageName}.${name}()`;

export const isMethod = (name: string): boolean => METHODS.has(name);

export const isFunction = (packageName: string | undefined, name: string): boolean =>
  FUNCTIONS.has(keyOf(packageName, name));

/** Calls a built-in function such as `int(x)` or `duration.value(1, 'h')`. */
export function callFunction(
  packageName: string | undefined,
  name: string,
  values: readonly RulesValue[],
  counter: StepCounter,
): Result {
  const key = keyOf(packageName, name);
  return callOverload(key, FUNCTIONS.get(key) ?? [], values, counter);
}

/** Calls a method such as `text.size()`. */
export function callMethod(
  owner: RulesValue,
  name: string,
  values: readonly RulesValue[],
  counter: StepCounter,
): Result {
  if (owner === null) return new Failure(`null has no method ${name}`);
  const spelled = `${typeName(owner)}.${name}`;
  const overloads = FUNCTIONS.get(spelled);
  if (!overloads) return new Failure(`There is no method ${spelled}`);
  return callOverload(spelled, overloads, [owner, ...values], counter);
}
