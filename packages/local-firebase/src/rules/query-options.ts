import type { StructuredQuery } from '../firestore/types.ts';
import { Failure, type RulesMap, type RulesValue } from './values.ts';

interface Order {
  field?: { fieldPath?: string };
  direction?: string;
}

interface Selector {
  collectionId?: string;
  allDescendants?: boolean;
}

function wholeNumber(written: unknown): bigint | null {
  const value =
    typeof written === 'object' && written !== null
      ? (written as { value?: unknown }).value
      : written;
  return typeof value === 'number' && Number.isInteger(value) ? BigInt(value) : null;
}

/** `request.query`, and the collection that the query is about. */
export function queryOptions(
  query: StructuredQuery,
): { value: RulesMap; collectionId: string; allDescendants: boolean } | Failure {
  const { from, limit, offset, orderBy } = query as {
    from?: Selector[];
    limit?: unknown;
    offset?: unknown;
    orderBy?: Order[];
  };
  const [selector, ...others] = from ?? [];
  if (selector?.collectionId === undefined || others.length > 0) {
    return new Failure('Only queries of one collection can be judged.');
  }
  const orders = (orderBy ?? []).map(({ field, direction }): [string, RulesValue] => [
    field?.fieldPath ?? '',
    direction === 'DESCENDING' ? 'DESC' : 'ASC',
  ]);
  return {
    value: new Map<string, RulesValue>([
      ['limit', wholeNumber(limit)],
      ['offset', wholeNumber(offset) ?? 0n],
      ['orderBy', new Map(orders)],
    ]),
    collectionId: selector.collectionId,
    allDescendants: selector.allDescendants === true,
  };
}
