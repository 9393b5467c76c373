import { MAX_COMPOSITE_FILTERS, MAX_QUERY_DISJUNCTIONS } from '../limits.ts';
import { formatFieldPath } from '../field-path.ts';
import { invalid } from '../refuse.ts';
import { isInequality, isNamePath, leavesOf, type Filter, type LeafFilter } from './filter.ts';

const MAX_INEQUALITY_FIELDS = 10;
const NEGATIONS = ['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL'];

/** Refuses the combinations that the service refuses. @throws StatusError INVALID_ARGUMENT */
export function requireAllowedCombination(filter: Filter, orders: number): void {
  const leaves = [...leavesOf(filter)];
  if (leaves.length + orders > MAX_COMPOSITE_FILTERS) {
    throw invalid(`A query has at most ${MAX_COMPOSITE_FILTERS} filters and orders together.`);
  }
  if (leaves.filter(({ operator }) => NEGATIONS.includes(operator)).length > 1) {
    throw invalid(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN' or 'IS_NOT_NULL' filter is allowed per query.",
    );
  }
  const has = (operator: string): boolean => leaves.some((leaf) => leaf.operator === operator);
  if (has('NOT_IN') && (has('IN') || has('ARRAY_CONTAINS_ANY') || hasOr(filter))) {
    throw invalid("'NOT_IN' cannot be used with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.");
  }
  requireDisjunctions(filter);
  requireInequalities(leaves);
}

function requireDisjunctions(filter: Filter): void {
  if (disjunctions(filter) > MAX_QUERY_DISJUNCTIONS) {
    throw invalid(
      `Too many disjunctions after normalization; the maximum is ${MAX_QUERY_DISJUNCTIONS}.`,
    );
  }
  if (arrayFilters(filter) > 1) {
    throw invalid("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
}

function requireInequalities(leaves: readonly LeafFilter[]): void {
  const fields = new Set(leaves.filter(isInequality).map(({ path }) => formatFieldPath(path)));
  if (fields.size > MAX_INEQUALITY_FIELDS) {
    throw invalid(`A query has inequalities on at most ${MAX_INEQUALITY_FIELDS} fields.`);
  }
  const namesOne = leaves.some((leaf) => isNamePath(leaf.path) && !isInequality(leaf));
  if (namesOne && fields.size > 0 && !fields.has('__name__')) {
    throw invalid('An equality on __name__ cannot be combined with inequalities on other fields.');
  }
}

const hasOr = (filter: Filter): boolean =>
  filter.kind === 'or' || (filter.kind === 'and' && filter.filters.some(hasOr));

/** How many conjunctions the filter has when it is written as an OR of ANDs. */
function disjunctions(filter: Filter): number {
  if (filter.kind === 'and') {
    return filter.filters.reduce((product, inner) => product * disjunctions(inner), 1);
  }
  if (filter.kind === 'or')
    return filter.filters.reduce((sum, inner) => sum + disjunctions(inner), 0);
  if (filter.operator !== 'IN' && filter.operator !== 'ARRAY_CONTAINS_ANY') return 1;
  return filter.kind === 'field' && 'arrayValue' in filter.operand
    ? (filter.operand.arrayValue.values?.length ?? 1)
    : 1;
}

/** The most array-contains filters that meet in one conjunction. */
function arrayFilters(filter: Filter): number {
  if (filter.kind === 'and') {
    return filter.filters.reduce((sum, inner) => sum + arrayFilters(inner), 0);
  }
  if (filter.kind === 'or') return Math.max(0, ...filter.filters.map(arrayFilters));
  return filter.operator.startsWith('ARRAY_') ? 1 : 0;
}
