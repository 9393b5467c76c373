import type { StepCounter } from '../regular-expression.ts';
import {
  Failure,
  typeName,
  type MapDiff,
  type Result,
  type RulesList,
  type RulesMap,
  type RulesSet,
  type RulesValue,
} from '../values.ts';

interface ParameterTypes {
  any: RulesValue;
  bytes: Uint8Array;
  float: number;
  int: bigint;
  list: RulesList;
  map: RulesMap;
  map_diff: MapDiff;
  set: RulesSet;
  string: string;
}

type ParameterType = keyof ParameterTypes;

/** One form of a built-in function: the types it takes (a method's owner first) and its work. */
export interface Overload {
  types: readonly ParameterType[];
  /** @param counter bounds the work of regular expressions over one request */
  run: (values: readonly RulesValue[], counter: StepCounter) => Result;
}

/** The forms of each function, by name (`int`) or by the owner's type (`string.size`). */
export type FunctionGroup = Readonly<Record<string, readonly Overload[]>>;

export function overload<const Types extends readonly ParameterType[]>(
  types: Types,
  run: (
    values: { -readonly [Index in keyof Types]: ParameterTypes[Types[Index]] },
    counter: StepCounter,
  ) => Result,
): Overload {
  // `callOverload` checks every value against `types` before it calls.
  return { types, run: run as unknown as Overload['run'] };
}

/** Calls the form whose types fit. */
export function callOverload(
  name: string,
  overloads: readonly Overload[],
  values: readonly RulesValue[],
  counter: StepCounter,
): Result {
  const given = values.map(typeName);
  const fitting = overloads.find(
    ({ types }) =>
      types.length === given.length &&
      types.every((type, index) => type === 'any' || type === given[index]),
  );
  if (fitting) return fitting.run(values, counter);
  const expected = overloads.map(({ types }) => `(${types.join(', ')})`).join(' or ');
  return new Failure(`${name} takes ${expected}, not (${given.join(', ')})`);
}
