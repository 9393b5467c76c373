import { Failure, typeName, type Result, type RulesValue } from '../values.ts';
import { BYTES_FUNCTIONS, HASHING_FUNCTIONS } from './bytes-functions.ts';
import {
  LIST_FUNCTIONS,
  MAP_DIFF_FUNCTIONS,
  MAP_FUNCTIONS,
  SET_FUNCTIONS,
} from './collection-functions.ts';
import { CONVERSION_FUNCTIONS } from './conversion-functions.ts';
import { LATLNG_FUNCTIONS, MATH_FUNCTIONS } from './number-functions.ts';
import { callOverload, type Overload, type Work } from './overload.ts';
import { STRING_FUNCTIONS } from './string-functions.ts';
import { DURATION_FUNCTIONS, TIMESTAMP_FUNCTIONS } from './time-functions.ts';

/** `int` is a function, `math.abs()` one of a package, `string.size` a method of strings. */
const FUNCTIONS: ReadonlyMap<string, readonly Overload[]> = new Map(
  [
    BYTES_FUNCTIONS,
    CONVERSION_FUNCTIONS,
    DURATION_FUNCTIONS,
    HASHING_FUNCTIONS,
    LATLNG_FUNCTIONS,
    LIST_FUNCTIONS,
    MAP_DIFF_FUNCTIONS,
    MAP_FUNCTIONS,
    MATH_FUNCTIONS,
    SET_FUNCTIONS,
    STRING_FUNCTIONS,
    TIMESTAMP_FUNCTIONS,
  ].flatMap((group) => Object.entries(group)),
);

/** Calls a built-in function such as `int(x)` or `math.abs(x)`. */
export function callFunction(
  packageName: string | undefined,
  name: string,
  values: readonly RulesValue[],
  work: Work,
): Result {
  const spelled = packageName === undefined ? name : `${packageName}.${name}`;
  const overloads = FUNCTIONS.get(packageName === undefined ? name : `${spelled}()`);
  const isMethod = packageName === undefined && name.includes('.');
  if (!overloads || isMethod) return new Failure(`There is no function ${spelled}`);
  return callOverload(spelled, overloads, values, work);
}

/** Calls a method such as `text.size()`. */
export function callMethod(
  owner: RulesValue,
  name: string,
  values: readonly RulesValue[],
  work: Work,
): Result {
  if (owner === null) return new Failure(`null has no method ${name}`);
  const spelled = `${typeName(owner)}.${name}`;
  const overloads = FUNCTIONS.get(spelled);
  if (!overloads) return new Failure(`There is no method ${spelled}`);
  return callOverload(spelled, overloads, [owner, ...values], work);
}
