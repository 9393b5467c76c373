import { valueAt } from '../field-path.ts';
import type { Document, Value } from '../types.ts';
import { compareValues, equalValues, isNaNValue, typeRank } from '../value-order.ts';
import { isNamePath, type Filter, type LeafFilter } from './filter.ts';

/** Makes a filter into a function that is quick to ask often. */
export function compileFilter(filter: Filter): (document: Document) => boolean {
  if (filter.kind === 'and') {
    const inner = filter.filters.map(compileFilter);
    return (document) => inner.every((matches) => matches(document));
  }
  if (filter.kind === 'or') {
    const inner = filter.filters.map(compileFilter);
    return (document) => inner.some((matches) => matches(document));
  }
  const accepts = compileCondition(filter);
  const { path } = filter;
  if (isNamePath(path)) return (document) => accepts({ referenceValue: document.name });
  return (document) => {
    const value = valueAt(document.fields, path);
    return value !== undefined && accepts(value);
  };
}

function compileCondition(filter: LeafFilter): (value: Value) => boolean {
  if (filter.kind === 'unary') {
    switch (filter.operator) {
      case 'IS_NULL':
        return isNull;
      case 'IS_NOT_NULL':
        return (value) => !isNull(value);
      case 'IS_NAN':
        return isNaNValue;
      case 'IS_NOT_NAN':
        return (value) => !isNull(value) && !isNaNValue(value);
    }
  }
  const { operand, operator } = filter;
  switch (operator) {
    case 'EQUAL':
      return comparable(operand) ? (value) => equalValues(value, operand) : never;
    case 'NOT_EQUAL':
      if (isNull(operand)) return never;
      return (value) => !isNull(value) && !(comparable(operand) && equalValues(value, operand));
    case 'LESS_THAN':
      return within(operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return within(operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return within(operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return within(operand, (order) => order >= 0);
    case 'ARRAY_CONTAINS':
      return containsOneOf([operand]);
    case 'ARRAY_CONTAINS_ANY':
      return containsOneOf(elementsOf(operand));
    case 'IN': {
      const options = elementsOf(operand).filter(comparable);
      return (value) => options.some((option) => equalValues(value, option));
    }
    case 'NOT_IN': {
      if (elementsOf(operand).some(isNull)) return never;
      const excluded = elementsOf(operand).filter(comparable);
      return (value) => !isNull(value) && !excluded.some((other) => equalValues(value, other));
    }
  }
}

const never = (): boolean => false;

/** Whether no value at all satisfies the condition, because it compares with null or NaN. */
export const neverMatches = (filter: LeafFilter): boolean => compileCondition(filter) === never;

const isNull = (value: Value): boolean => 'nullValue' in value;

/** Null and NaN equal nothing in a filter; IS_NULL and IS_NAN ask for them. */
const comparable = (value: Value): boolean => !isNull(value) && !isNaNValue(value);

/** Inequalities compare within one type only. */
function within(operand: Value, holds: (order: number) => boolean): (value: Value) => boolean {
  if (!comparable(operand)) return never;
  const rank = typeRank(operand);
  return (value) =>
    typeRank(value) === rank && !isNaNValue(value) && holds(compareValues(value, operand));
}

function containsOneOf(options: readonly Value[]): (value: Value) => boolean {
  const wanted = options.filter(comparable);
  return (value) =>
    'arrayValue' in value &&
    elementsOf(value).some((element) => wanted.some((option) => equalValues(element, option)));
}

const elementsOf = (value: Value): readonly Value[] =>
  'arrayValue' in value ? (value.arrayValue.values ?? []) : [];
