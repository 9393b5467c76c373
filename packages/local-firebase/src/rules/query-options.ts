import type { StructuredQuery } from '../firestore/types.ts';
import { Failure, type RulesMap, type RulesValue } from './values.ts';

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
): { value: RulesMap; collectionId: string } | Failure {
  const { from, limit, orderBy } = query as {
    from?: Selector[];
    limit?: unknown;
    orderBy?: unknown[];
  };
  const [selector, ...others] = from ?? [];
  if (selector?.collectionId === undefined || selector.allDescendants || others.length > 0) {
    return new Failure('Only queries of one collection can be judged.');
  }
  return {
    value: new Map<string, RulesValue>([
      ['limit', wholeNumber(limit)],
      ['offset', 0n],
      ['orderBy', new Map((orderBy ?? []).map(() => ['__name__', 'ASC']))],
    ]),
    collectionId: selector.collectionId,
  };
}
