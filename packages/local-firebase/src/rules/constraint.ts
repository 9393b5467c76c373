import { compareOrdered } from './ordering.ts';
import { equals } from './equality.ts';
import { Constraint, Failure, type ConstraintFilter, type RulesValue } from './values.ts';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

const MIRRORED = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
} as const;

/** The comparison that says the same with its sides swapped. */
export function mirror(comparison: Comparison): Comparison {
  return MIRRORED[comparison];
}

/** True when every value that passes the filter compares so with `value`. */
function proves(filter: ConstraintFilter, comparison: Comparison, value: RulesValue): boolean {
  const { operator, value: limit } = filter;
  if (comparison === '!=' && value === null) return true;
  if (operator === 'contains') return false;
  if (operator === 'not-in') {
    return comparison === '!=' && Array.isArray(limit) && limit.some((each) => equals(each, value));
  }
  if (operator === '!=') return comparison === '!=' && equals(limit, value);
  if (operator === '==' && (comparison === '==' || comparison === '!=')) {
    return equals(limit, value) === (comparison === '==');
  }
  const order = compareOrdered(limit, value);
  if (order === undefined) return false;
  const isBelow = operator === '<' || operator === '<=' || operator === '==';
  const isAbove = operator === '>' || operator === '>=' || operator === '==';
  const isStrict = operator === '<' || operator === '>';
  switch (comparison) {
    case '<':
      return isBelow && (isStrict ? order <= 0 : order < 0);
    case '<=':
      return isBelow && order <= 0;
    case '>':
      return isAbove && (isStrict ? order >= 0 : order > 0);
    case '>=':
      return isAbove && order >= 0;
    case '!=':
      return (
        (isBelow && (isStrict ? order <= 0 : order < 0)) ||
        (isAbove && (isStrict ? order >= 0 : order > 0))
      );
    case '==':
      return false;
  }
}

/** A comparison in a list rule: true when the query's filters prove it, else an error. */
export function compareConstraint(
  constraint: Constraint,
  comparison: Comparison,
  value: RulesValue,
): boolean | Failure {
  if (value instanceof Constraint) return new Failure('The filters do not fix either value');
  if (constraint.filters.some((filter) => proves(filter, comparison, value))) return true;
  const isRefuted =
    comparison === '!=' &&
    constraint.filters.some(
      ({ operator, value: only }) => operator === '==' && equals(only, value),
    );
  return isRefuted ? false : new Failure("The query's filters do not prove this");
}

/** `value in list` for a list that the filters only partly know. */
export function isContained(value: RulesValue, constraint: Constraint): true | Failure {
  const isProven = constraint.filters.some(
    (filter) => filter.operator === 'contains' && equals(filter.value, value),
  );
  return isProven || new Failure("The query's filters do not prove this");
}

/** `list.hasAny(values)` for a list that the filters only partly know. */
export function containsAny(constraint: Constraint, values: readonly RulesValue[]): boolean {
  return constraint.filters.some(
    (filter) => filter.operator === 'contains' && values.some((each) => equals(filter.value, each)),
  );
}
