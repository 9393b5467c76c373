import { canonicalValue } from '../canonical-value.ts';
import { allowOnly, invalid, optionalList, requireObject, setMembers } from '../refuse.ts';
import type { Value } from '../types.ts';
import { parseFieldReference } from './field-reference.ts';
import {
  isNamePath,
  type FieldOperator,
  type Filter,
  type LeafFilter,
  type UnaryOperator,
} from './filter.ts';

const FIELD_OPERATORS: readonly string[] = [
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] satisfies FieldOperator[];

const UNARY_OPERATORS: readonly string[] = [
  'IS_NULL',
  'IS_NOT_NULL',
  'IS_NAN',
  'IS_NOT_NAN',
] satisfies UnaryOperator[];

/** The most values that a list operator takes. */
const MOST_VALUES: Record<string, number> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 };

/** Deeper than any real query. A deeper request could exhaust the stack. */
const MAX_NESTING = 100;

/** Filters of a query with all that they are joined by; it has at most 100 that compare. */
const MAX_FILTERS = 1000;

/**
 * Reads a filter and all in it; `count` adds up how many there are.
 * @throws StatusError INVALID_ARGUMENT
 */
export function parseFilter(input: unknown, nesting = 0, count = { filters: 0 }): Filter {
  if (nesting > MAX_NESTING) throw invalid(`Filters are nested more than ${MAX_NESTING} deep.`);
  count.filters += 1;
  if (count.filters > MAX_FILTERS) throw invalid(`A query has more than ${MAX_FILTERS} filters.`);
  const given = requireObject(input, 'A filter');
  const [kind, second] = setMembers(given);
  if (second !== undefined) throw invalid('A filter has exactly one kind.');
  if (kind === 'fieldFilter') return parseFieldFilter(given[kind]);
  if (kind === 'unaryFilter') return parseUnaryFilter(given[kind]);
  if (kind === 'compositeFilter') return parseCompositeFilter(given[kind], nesting, count);
  throw invalid(
    `A filter is a fieldFilter, unaryFilter or compositeFilter, not ${kind ?? 'none'}.`,
  );
}

function parseCompositeFilter(input: unknown, nesting: number, count: { filters: number }): Filter {
  const given = requireObject(input, 'compositeFilter');
  allowOnly(given, ['op', 'filters'], 'compositeFilter');
  const { op } = given;
  if (op !== 'AND' && op !== 'OR') throw invalid('A composite filter joins with AND or OR.');
  const filters = optionalList(given['filters'], 'filters').map((inner) =>
    parseFilter(inner, nesting + 1, count),
  );
  if (op === 'OR' && filters.length === 0) throw invalid('An OR needs at least one filter.');
  return { kind: op === 'AND' ? 'and' : 'or', filters };
}

function parseUnaryFilter(input: unknown): LeafFilter {
  const given = requireObject(input, 'unaryFilter');
  allowOnly(given, ['op', 'field'], 'unaryFilter');
  const operator = requireOperator(given['op'], UNARY_OPERATORS) as UnaryOperator;
  const path = parseFieldReference(given['field']);
  if (isNamePath(path)) throw invalid('A filter on __name__ compares with a document reference.');
  return { kind: 'unary', path, operator };
}

function parseFieldFilter(input: unknown): LeafFilter {
  const given = requireObject(input, 'fieldFilter');
  allowOnly(given, ['field', 'op', 'value'], 'fieldFilter');
  const operator = requireOperator(given['op'], FIELD_OPERATORS) as FieldOperator;
  const path = parseFieldReference(given['field']);
  const most = MOST_VALUES[operator];
  const operand = most === undefined ? canonicalValue(given['value']) : listOf(given['value']);
  if (most !== undefined) requireList(operator, operand, most);
  if (isNamePath(path)) requireReferences(operator, operand);
  return { kind: 'field', path, operator, operand };
}

/** The list of an operator may hold lists itself, which a stored value may not. */
function listOf(input: unknown): Value {
  const given = requireObject(input, 'A value');
  if (setMembers(given).join() !== 'arrayValue') return canonicalValue(input);
  const list = optionalList(requireObject(given['arrayValue'], 'arrayValue')['values'], 'values');
  return { arrayValue: { values: list.map((item) => canonicalValue(item)) } };
}

function requireOperator(operator: unknown, known: readonly string[]): string {
  if (typeof operator === 'string' && known.includes(operator)) return operator;
  throw invalid(`A filter has an unknown operator: ${String(operator)}.`);
}

function requireList(operator: string, operand: Value, most: number): void {
  const values = 'arrayValue' in operand ? (operand.arrayValue.values ?? []) : undefined;
  if (!values || values.length === 0) throw invalid(`'${operator}' requires a list with values.`);
  if (values.length > most) {
    throw invalid(`'${operator}' supports up to ${most} comparison values.`);
  }
}

function requireReferences(operator: FieldOperator, operand: Value): void {
  if (operator.startsWith('ARRAY_')) throw invalid('__name__ is no array.');
  const values = 'arrayValue' in operand ? (operand.arrayValue.values ?? []) : [operand];
  if (!values.every((value) => 'referenceValue' in value)) {
    throw invalid('A filter on __name__ compares with a document reference.');
  }
}
