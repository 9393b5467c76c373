import type { StepCounter } from '../regular-expression.ts';
import {
  Failure,
  typeName,
  type Duration,
  type LatLng,
  type MapDiff,
  type Result,
  type RulesList,
  type RulesMap,
  type RulesPath,
  type RulesSet,
  type RulesValue,
  type Timestamp,
} from '../values.ts';

interface ParameterTypes {
  any: RulesValue;
  bool: boolean;
  bytes: Uint8Array;
  duration: Duration;
  float: number;
  int: bigint;
  latlng: LatLng;
  list: RulesList;
  map: RulesMap;
  map_diff: MapDiff;
  null: null;
  path: RulesPath;
  set: RulesSet;
  string: string;
  timestamp: Timestamp;
}

type ParameterType = keyof ParameterTypes;

/** What a built-in function may use beside its parameters. */
export interface Work {
  /** Bounds the work of regular expressions over one request. */
  counter: StepCounter;
}

/** One form of a built-in function: the types it takes (a method's owner first) and its work. */
export interface Overload {
  types: readonly ParameterType[];
  run: (values: readonly RulesValue[], work: Work) => Result;
}

/** The forms of each function, by name (`math.abs`) or by the owner's type (`string.size`). */
export type FunctionGroup = Readonly<Record<string, readonly Overload[]>>;

export function overload<const Types extends readonly ParameterType[]>(
  types: Types,
  run: (
    values: { -readonly [Index in keyof Types]: ParameterTypes[Types[Index]] },
    work: Work,
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
  work: Work,
): Result {
  const given = values.map(typeName);
  const fitting = overloads.find(
    ({ types }) =>
      types.length === given.length &&
      types.every((type, index) => type === 'any' || type === given[index]),
  );
  if (fitting) return fitting.run(values, work);
  const expected = overloads.map(({ types }) => `(${types.join(', ')})`).join(' or ');
  return new Failure(`${name} takes ${expected}, not (${given.join(', ')})`);
}
