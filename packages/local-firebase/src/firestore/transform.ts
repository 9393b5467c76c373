import { canonicalValue } from './canonical-value.ts';
import { formatFieldPath, parseFieldPath, type FieldPath } from './field-path.ts';
import { MAX_TRANSFORMS_PER_DOCUMENT } from './limits.ts';
import { addNumbers, isNumber, type NumberValue } from './number-value.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  setMembers,
  unimplemented,
} from './refuse.ts';
import type { Value } from './types.ts';

const KINDS = ['setToServerValue', 'increment'];
const REFUSED = ['maximum', 'minimum', 'appendMissingElements', 'removeAllFromArray'];

/** A field transform that was checked. */
export type Transform = { path: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment'; operand: NumberValue }
);

/** Reads a write's transforms. @throws StatusError INVALID_ARGUMENT */
export function parseTransforms(input: unknown): Transform[] {
  const given = optionalList(input, 'updateTransforms');
  if (given.length > MAX_TRANSFORMS_PER_DOCUMENT) {
    throw invalid(
      `The write has ${given.length} transforms; the most is ${MAX_TRANSFORMS_PER_DOCUMENT}.`,
    );
  }
  const transforms = given.map(parseTransform);
  const ends = new Set(transforms.map(({ path }) => JSON.stringify(path)));
  for (const { path } of transforms) {
    for (let level = 1; level < path.length; level += 1) {
      const outer = path.slice(0, level);
      if (!ends.has(JSON.stringify(outer))) continue;
      throw invalid(`One write cannot transform ${formatFieldPath(outer)} and a field within it.`);
    }
  }
  return transforms;
}

function parseTransform(input: unknown): Transform {
  const given = requireObject(input, 'A field transform');
  allowOnly(given, ['fieldPath', ...KINDS, ...REFUSED], 'A field transform');
  const path = parseFieldPath(requireText(given['fieldPath'], 'The path of a transform'));
  const [kind, second] = setMembers(given).filter((key) => key !== 'fieldPath');
  if (kind === undefined || second !== undefined) {
    throw invalid('A field transform needs exactly one operation.');
  }
  if (REFUSED.includes(kind)) throw unimplemented(`The transform ${kind}`);
  if (kind === 'increment') return { path, kind, operand: parseNumber(given[kind]) };
  if (given[kind] !== 'REQUEST_TIME' && given[kind] !== 1) {
    throw invalid('The only server value is REQUEST_TIME.');
  }
  return { path, kind: 'requestTime' };
}

function parseNumber(input: unknown): NumberValue {
  const operand = canonicalValue(input);
  if (!isNumber(operand)) throw invalid('increment takes an integer or a double.');
  return operand;
}

/** The new value of a transform's field; `time` is the request's time. */
export function applyTransform(
  transform: Transform,
  current: Value | undefined,
  time: string,
): Value {
  if (transform.kind === 'requestTime') return { timestampValue: time };
  const { operand } = transform;
  return current && isNumber(current) ? addNumbers(current, operand) : operand;
}
