import { canonicalValue } from '../canonical-value.ts';
import type { FieldPath } from '../field-path.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  unimplemented,
} from '../refuse.ts';
import { requireValidId } from '../resource-name.ts';
import type { StructuredQuery, Value } from '../types.ts';
import { requireAllowedCombination } from './filter-combinations.ts';
import { isNamePath, type Filter } from './filter.ts';
import { parseFieldReference } from './field-reference.ts';
import { completeOrders, parseOrders, type Order } from './order.ts';
import { parseFilter } from './parse-filter.ts';

/** Where a result begins or ends: values for the first orders, and on which side of them. */
interface Cursor {
  values: Value[];
  before: boolean;
}

/** A structured query that was checked. */
export interface ParsedQuery {
  collectionId: string;
  filter: Filter;
  orders: Order[];
  start: Cursor | undefined;
  end: Cursor | undefined;
  offset: number;
  limit: number | undefined;
  /** The fields that the result shows; undefined shows all. */
  projection: FieldPath[] | undefined;
}

const KNOWN = ['from', 'where', 'orderBy', 'startAt', 'endAt', 'offset', 'limit', 'select'];

/** @throws StatusError INVALID_ARGUMENT or UNIMPLEMENTED */
export function parseQuery(input: StructuredQuery): ParsedQuery {
  const query = requireObject(input, 'structuredQuery');
  if (query['findNearest'] !== undefined) throw unimplemented('Vector search (findNearest)');
  allowOnly(query, KNOWN, 'structuredQuery');
  const where = query['where'];
  const filter: Filter =
    where === undefined || where === null ? { kind: 'and', filters: [] } : parseFilter(where);
  const named = parseOrders(query['orderBy']);
  requireAllowedCombination(filter, named.length);
  return {
    collectionId: parseFrom(query['from']),
    filter,
    orders: completeOrders(named, filter),
    start: parseCursor(query['startAt'], named),
    end: parseCursor(query['endAt'], named),
    offset: parseCount(query['offset'], 'offset') ?? 0,
    limit: parseCount(query['limit'], 'limit'),
    projection: parseProjection(query['select']),
  };
}

function parseFrom(input: unknown): string {
  const [from, second] = optionalList(input, 'from');
  if (second !== undefined) throw invalid('A query reads from one collection only.');
  if (from === undefined) throw unimplemented('A query over all collections of a document');
  const given = requireObject(from, 'from');
  allowOnly(given, ['collectionId', 'allDescendants'], 'from');
  if (given['allDescendants'] === true) {
    throw unimplemented('A collection group query (allDescendants)');
  }
  const id = requireText(given['collectionId'], 'collectionId');
  if (id === '') throw unimplemented('A query over all collections of a document');
  if (id.includes('/')) throw invalid(`The collection id ${JSON.stringify(id)} contains a slash.`);
  requireValidId(id);
  return id;
}

function parseCursor(input: unknown, named: readonly Order[]): Cursor | undefined {
  if (input === undefined || input === null) return undefined;
  const given = requireObject(input, 'A cursor');
  allowOnly(given, ['values', 'before'], 'A cursor');
  const values = optionalList(given['values'], 'values').map((value) => canonicalValue(value));
  if (values.length > named.length) throw invalid('The cursor has more values than the order.');
  for (const [index, value] of values.entries()) {
    if (isNamePath((named[index] as Order).path) && !('referenceValue' in value)) {
      throw invalid('The cursor value for __name__ is not a document reference.');
    }
  }
  return { values, before: given['before'] === true };
}

function parseCount(input: unknown, what: string): number | undefined {
  if (input === undefined || input === null) return undefined;
  const wrapped = typeof input === 'object' && 'value' in input ? input.value : input;
  const count = typeof wrapped === 'string' && /^-?\d+$/.test(wrapped) ? Number(wrapped) : wrapped;
  if (typeof count !== 'number' || !Number.isInteger(count) || count > 2_147_483_647) {
    throw invalid(`The ${what} must be a whole number of 32 bits.`);
  }
  if (count < 0) throw invalid(`The ${what} is negative.`);
  return count;
}

function parseProjection(input: unknown): FieldPath[] | undefined {
  if (input === undefined || input === null) return undefined;
  return optionalList(requireObject(input, 'select')['fields'], 'fields').map(parseFieldReference);
}
