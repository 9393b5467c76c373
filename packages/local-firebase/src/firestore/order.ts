import { formatFieldPath, parseFieldPath, valueAt, type FieldPath } from './field-path.ts';
import { MAX_QUERY_ORDERS } from './limits.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  unimplemented,
} from './refuse.ts';
import { compareBytes } from './text.ts';
import type { Document } from './types.ts';
import { compareValues } from './value-order.ts';

/** The order of a query's documents. A document that lacks one of its fields is not found. */
export interface Order {
  /** False when documents are ordered by their names alone, which all have. */
  readonly needsFields: boolean;
  hasFields(document: Document): boolean;
  compare(left: Document, right: Document): number;
}

/**
 * Reads the fields that a query is ordered by; the last order is always by name, in the direction
 * of the one before it.
 * @throws StatusError INVALID_ARGUMENT or UNIMPLEMENTED
 */
export function parseOrder(input: unknown): Order {
  const orders = optionalList(input, 'orderBy');
  if (orders.length > MAX_QUERY_ORDERS) {
    throw invalid(`A query has at most ${MAX_QUERY_ORDERS} orders.`);
  }
  const given = orders.map(parseOne);
  const paths = given.map(({ path }) => formatFieldPath(path));
  const twice = paths.find((path, index) => paths.indexOf(path) < index);
  if (twice !== undefined) throw invalid(`The order contains the field ${twice} twice.`);
  const nameAt = paths.indexOf('__name__');
  if (nameAt !== -1 && nameAt < paths.length - 1) {
    throw invalid('The order cannot contain more fields after __name__.');
  }
  const nameSign = given.at(-1)?.sign ?? 1;
  if (nameAt === 0 && nameSign === -1) throw unimplemented('An order by name alone that descends');
  const byFields = nameAt === -1 ? given : given.slice(0, -1);

  return {
    needsFields: byFields.length > 0,
    hasFields: ({ fields }) => byFields.every(({ path }) => valueAt(fields, path) !== undefined),
    compare(left, right) {
      for (const { path, sign } of byFields) {
        const [a, b] = [valueAt(left.fields, path), valueAt(right.fields, path)];
        const order = a && b ? compareValues(a, b) : 0;
        if (order !== 0) return order * sign;
      }
      return compareBytes(idOf(left), idOf(right)) * nameSign;
    },
  };
}

function parseOne(input: unknown): { path: FieldPath; sign: 1 | -1 } {
  const order = requireObject(input, 'An order');
  allowOnly(order, ['field', 'direction'], 'An order');
  const { field, direction = 'ASCENDING' } = order;
  if (!['ASCENDING', 'DESCENDING', 'DIRECTION_UNSPECIFIED'].includes(direction as string)) {
    throw invalid('An order is ASCENDING or DESCENDING.');
  }
  const path = requireText(requireObject(field, 'A field')['fieldPath'], 'fieldPath');
  return {
    path: path === '__name__' ? [path] : parseFieldPath(path),
    sign: direction === 'DESCENDING' ? -1 : 1,
  };
}

/** Names within one collection differ in their last part; comparing that alone is quick. */
const idOf = ({ name }: Document): string => name.slice(name.lastIndexOf('/') + 1);
