import type { FieldPath } from '../field-path.ts';
import type { Value } from '../types.ts';

type Comparison = 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL';

export type FieldOperator =
  'EQUAL' | 'NOT_EQUAL' | Comparison | 'ARRAY_CONTAINS' | 'IN' | 'ARRAY_CONTAINS_ANY' | 'NOT_IN';

export type UnaryOperator = 'IS_NULL' | 'IS_NOT_NULL' | 'IS_NAN' | 'IS_NOT_NAN';

/** A filter that was checked. The path `__name__` stands for the document's name. */
export type Filter =
  | { kind: 'field'; path: FieldPath; operator: FieldOperator; operand: Value }
  | { kind: 'unary'; path: FieldPath; operator: UnaryOperator }
  | { kind: 'and'; filters: readonly Filter[] }
  | { kind: 'or'; filters: readonly Filter[] };

export type LeafFilter = Exclude<Filter, { kind: 'and' | 'or' }>;

export const NAME_PATH: FieldPath = ['__name__'];

export const isNamePath = (path: FieldPath): boolean => path.length === 1 && path[0] === '__name__';

const INEQUALITIES: readonly string[] = [
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];

/** Inequalities sort by their field even when no order is asked for. */
export const isInequality = (filter: LeafFilter): boolean => INEQUALITIES.includes(filter.operator);

/** All conditions in a filter, whatever they are nested in. */
export function* leavesOf(filter: Filter): Generator<LeafFilter> {
  if (filter.kind === 'field' || filter.kind === 'unary') yield filter;
  else for (const inner of filter.filters) yield* leavesOf(inner);
}
