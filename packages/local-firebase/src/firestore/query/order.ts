import { MAX_COMPOSITE_FILTERS } from '../limits.ts';
import { formatFieldPath, valueAt, type FieldPath } from '../field-path.ts';
import { allowOnly, invalid, optionalList, requireObject } from '../refuse.ts';
import { compareBytes } from '../text.ts';
import type { Document, Value } from '../types.ts';
import { compareValues } from '../value-order.ts';
import { parseFieldReference } from './field-reference.ts';
import {
  isInequality,
  isNamePath,
  leavesOf,
  NAME_PATH,
  type Filter,
  type LeafFilter,
} from './filter.ts';
import { neverMatches } from './matches.ts';

export interface Order {
  path: FieldPath;
  descending: boolean;
}

/** Reads the orders that the query names. @throws StatusError INVALID_ARGUMENT */
export function parseOrders(input: unknown): Order[] {
  const given = optionalList(input, 'orderBy');
  if (given.length > MAX_COMPOSITE_FILTERS) {
    throw invalid(`A query has at most ${MAX_COMPOSITE_FILTERS} filters and orders together.`);
  }
  const orders = given.map(parseOrder);
  const seen = new Set<string>();
  for (const [index, { path }] of orders.entries()) {
    const text = formatFieldPath(path);
    if (seen.has(text)) throw invalid(`The order contains the field ${text} twice.`);
    seen.add(text);
    if (isNamePath(path) && index < orders.length - 1) {
      throw invalid('The order cannot contain more fields after __name__.');
    }
  }
  return orders;
}

function parseOrder(input: unknown): Order {
  const given = requireObject(input, 'An order');
  allowOnly(given, ['field', 'direction'], 'An order');
  const direction = given['direction'] ?? 'ASCENDING';
  if (direction !== 'ASCENDING' && direction !== 'DESCENDING') {
    if (direction !== 'DIRECTION_UNSPECIFIED')
      throw invalid('An order is ASCENDING or DESCENDING.');
  }
  return { path: parseFieldReference(given['field']), descending: direction === 'DESCENDING' };
}

/**
 * The orders that really apply: those named, then every inequality's field by name, then
 * `__name__`, all in the direction of the last one named.
 * @throws StatusError INVALID_ARGUMENT when an implied field would follow `__name__`
 */
export function completeOrders(named: readonly Order[], filter: Filter): Order[] {
  const last = named[named.length - 1];
  const descending = last?.descending ?? false;
  const known = new Set(named.map(({ path }) => formatFieldPath(path)));
  const implied = new Map<string, FieldPath>();
  for (const leaf of leavesOf(filter)) {
    const text = formatFieldPath(leaf.path);
    if (impliesOrder(leaf) && !known.has(text)) implied.set(text, leaf.path);
  }
  implied.delete('__name__');
  if (last && isNamePath(last.path)) {
    if (implied.size > 0) throw invalid('The order cannot contain more fields after __name__.');
    return [...named];
  }
  const paths = [...implied.values()].sort(comparePaths);
  return [...named, ...[...paths, NAME_PATH].map((path) => ({ path, descending }))];
}

/** A comparison with null or NaN, which nothing satisfies, implies no order. */
const impliesOrder = (leaf: LeafFilter): boolean =>
  isInequality(leaf) && (leaf.operator === 'NOT_IN' || !neverMatches(leaf));

function comparePaths(left: FieldPath, right: FieldPath): number {
  for (let index = 0; index < Math.min(left.length, right.length); index += 1) {
    const order = compareBytes(left[index] as string, right[index] as string);
    if (order !== 0) return order;
  }
  return left.length - right.length;
}

/** The values by which a document is sorted, or undefined when it lacks one of the fields. */
export function sortKey(document: Document, orders: readonly Order[]): Value[] | undefined {
  const key: Value[] = [];
  for (const { path } of orders) {
    const value = isNamePath(path)
      ? { referenceValue: document.name }
      : valueAt(document.fields, path);
    if (!value) return undefined;
    key.push(value);
  }
  return key;
}

/** Compares two sort keys, or a sort key with the values of a cursor, which may be fewer. */
export function compareKeys(
  left: readonly Value[],
  right: readonly Value[],
  orders: readonly Order[],
): number {
  const length = Math.min(left.length, right.length, orders.length);
  for (let index = 0; index < length; index += 1) {
    const order = compareValues(left[index] as Value, right[index] as Value);
    if (order !== 0) return (orders[index] as Order).descending ? -order : order;
  }
  return 0;
}
