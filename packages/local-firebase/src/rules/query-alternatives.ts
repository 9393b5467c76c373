import type { StructuredQuery, Value } from '../firestore/types.ts';
import { rulesValue } from './document-values.ts';
import { equalsStrictly } from './equality.ts';
import { parseFieldPath } from '../firestore/field-path.ts';
import {
  Constraint,
  Failure,
  isMap,
  type ConstraintFilter,
  type ConstraintOperator,
  RulesPath,
  type RulesMap,
  type RulesValue,
} from './values.ts';

/** What one alternative of a query's filter proves about every document that it finds. */
export interface QueryAlternative {
  data: RulesMap;
  /** The document, when the filter fixes its name. */
  document: RulesPath | undefined;
}

interface Filter {
  compositeFilter?: { op?: string; filters?: Filter[] };
  fieldFilter?: { field?: { fieldPath?: string }; op?: string; value?: Value };
  unaryFilter?: { field?: { fieldPath?: string }; op?: string };
}

interface Term extends ConstraintFilter {
  field: string;
}

/** The service refuses queries with more alternatives. */
const MAXIMUM_ALTERNATIVES = 30;

const OPERATORS: Readonly<Record<string, ConstraintOperator>> = {
  EQUAL: '==',
  NOT_EQUAL: '!=',
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'contains',
};

const UNARY: Readonly<Record<string, { operator: ConstraintOperator; value: RulesValue }>> = {
  IS_NULL: { operator: '==', value: null },
  IS_NOT_NULL: { operator: '!=', value: null },
  IS_NAN: { operator: '==', value: NaN },
  IS_NOT_NAN: { operator: '!=', value: NaN },
};

/** Splits a query's filter into alternatives that are each a list of conditions. */
export function queryAlternatives(query: StructuredQuery): QueryAlternative[] | Failure {
  const { where } = query as { where?: Filter };
  const alternatives = where ? termsOf(where) : [[]];
  if (alternatives instanceof Failure) return alternatives;
  return alternatives.map(known);
}

function termsOf(filter: Filter): Term[][] | Failure {
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const parts: Term[][][] = [];
    for (const inner of compositeFilter.filters ?? []) {
      const terms = termsOf(inner);
      if (terms instanceof Failure) return terms;
      parts.push(terms);
    }
    return compositeFilter.op === 'OR' ? limited(parts.flat()) : combine(parts);
  }
  if (unaryFilter) {
    const condition = UNARY[unaryFilter.op ?? ''];
    return condition
      ? [[{ field: unaryFilter.field?.fieldPath ?? '', ...condition }]]
      : new Failure(`The filter ${unaryFilter.op} cannot be judged.`);
  }
  if (fieldFilter?.value === undefined) return new Failure('A filter without a value.');
  const field = fieldFilter.field?.fieldPath ?? '';
  const value = rulesValue(fieldFilter.value);
  const values = Array.isArray(value) ? (value as readonly RulesValue[]) : [];
  if (fieldFilter.op === 'IN') {
    return limited(values.map((each) => [{ field, operator: '==', value: each }]));
  }
  if (fieldFilter.op === 'ARRAY_CONTAINS_ANY') {
    return limited(values.map((each) => [{ field, operator: 'contains', value: each }]));
  }
  const operator = OPERATORS[fieldFilter.op ?? ''];
  return operator
    ? [[{ field, operator, value }]]
    : new Failure(`The filter ${fieldFilter.op} cannot be judged.`);
}

function limited(alternatives: Term[][]): Term[][] | Failure {
  return alternatives.length > MAXIMUM_ALTERNATIVES
    ? new Failure(`The query has more than ${MAXIMUM_ALTERNATIVES} alternatives.`)
    : alternatives;
}

function combine(parts: readonly Term[][][]): Term[][] | Failure {
  let combined: Term[][] = [[]];
  for (const part of parts) {
    const next = limited(combined.flatMap((left) => part.map((right) => [...left, ...right])));
    if (next instanceof Failure) return next;
    combined = next;
  }
  return combined;
}

function known(terms: readonly Term[]): QueryAlternative {
  const byField = new Map<string, Term[]>();
  for (const term of terms) {
    byField.set(term.field, [...(byField.get(term.field) ?? []), term]);
  }
  const name = byField.get('__name__')?.find(({ operator }) => operator === '==')?.value;
  byField.delete('__name__');
  const data = new Map<string, RulesValue>();
  const own = new Set<RulesValue>();
  // Whole maps first, so that what is known of their members is added to them.
  const fields = [...byField].sort(([left], [right]) => left.length - right.length);
  for (const [field, conditions] of fields) {
    put(data, parseFieldPath(field), valueOf(conditions), own);
  }
  return { data, document: name instanceof RulesPath ? name : undefined };
}

/** The field's value when one is fixed, else what is known about it. */
function valueOf(conditions: readonly Term[]): RulesValue {
  const [first] = conditions;
  const isFixed = conditions.every(
    ({ operator, value }) =>
      operator === '==' && (conditions.length === 1 || equalsStrictly(value, first?.value ?? null)),
  );
  return isFixed && first ? first.value : new Constraint(conditions);
}

/** Sets what is known of the field at `path`. Maps that a filter names as a whole are copied. */
function put(
  data: Map<string, RulesValue>,
  path: readonly string[],
  value: RulesValue,
  own: Set<RulesValue>,
): void {
  let map = data;
  for (const name of path.slice(0, -1)) {
    const known = map.get(name);
    let inner = known as Map<string, RulesValue>;
    if (known === undefined || !own.has(known)) {
      inner = new Map(known !== undefined && isMap(known) ? known : []);
      own.add(inner);
      map.set(name, inner);
    }
    map = inner;
  }
  map.set(path.at(-1) ?? '', value);
}
