import { canonicalValue } from './canonical-value.ts';
import { formatFieldPath, parseFieldPath, type FieldPath } from './field-path.ts';
import { MAX_TRANSFORMS_PER_DOCUMENT } from './limits.ts';
import { isNumber, type NumberValue } from './number-value.ts';
import { PathTree } from './path-tree.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  setMembers,
} from './refuse.ts';
import type { Value } from './types.ts';

const KINDS = [
  'setToServerValue',
  'increment',
  'maximum',
  'minimum',
  'appendMissingElements',
  'removeAllFromArray',
];

/** A field transform that was checked. */
export type Transform = { path: FieldPath } & (
  | { kind: 'requestTime' }
  | { kind: 'increment' | 'maximum' | 'minimum'; operand: NumberValue }
  | { kind: 'append' | 'remove'; elements: Value[] }
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
  const outer = PathTree.of(transforms.map(({ path }) => path)).outerPath();
  if (outer) {
    throw invalid(`One write cannot transform ${formatFieldPath(outer)} and a field within it.`);
  }
  return transforms;
}

function parseTransform(input: unknown): Transform {
  const given = requireObject(input, 'A field transform');
  allowOnly(given, ['fieldPath', ...KINDS], 'A field transform');
  const path = parseFieldPath(requireText(given['fieldPath'], 'The path of a transform'));
  const [kind, second] = setMembers(given).filter((key) => KINDS.includes(key));
  if (kind === undefined || second !== undefined) {
    throw invalid('A field transform needs exactly one operation.');
  }
  const value = given[kind];
  switch (kind) {
    case 'setToServerValue':
      if (value !== 'REQUEST_TIME' && value !== 1) {
        throw invalid('The only server value is REQUEST_TIME.');
      }
      return { path, kind: 'requestTime' };
    case 'appendMissingElements':
      return { path, kind: 'append', elements: parseElements(value) };
    case 'removeAllFromArray':
      return { path, kind: 'remove', elements: parseElements(value) };
    default:
      return { path, kind: kind as 'increment', operand: parseOperand(value, kind) };
  }
}

function parseOperand(input: unknown, kind: string): NumberValue {
  const operand = canonicalValue(input);
  if (!isNumber(operand)) throw invalid(`${kind} takes an integer or a double.`);
  return operand;
}

function parseElements(input: unknown): Value[] {
  const values = optionalList(requireObject(input, 'An array transform')['values'], 'values');
  const list = canonicalValue({ arrayValue: { values } }, 0);
  return 'arrayValue' in list ? (list.arrayValue.values ?? []) : [];
}
