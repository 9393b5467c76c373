import { PathTree } from '../path-tree.ts';
import { collectionOf } from '../resource-name.ts';
import { compareBytes } from '../text.ts';
import type { CompiledQuery, Document, Fields, Value } from '../types.ts';
import { isNamePath } from './filter.ts';
import { compileFilter } from './matches.ts';
import { compareKeys, sortKey } from './order.ts';
import type { ParsedQuery } from './parse-query.ts';

/** A compiled query that also knows which fields its result shows. */
export interface PreparedQuery extends CompiledQuery {
  /** The document as the result shows it (`select`). */
  project(document: Document): Document;
}

interface Sortable {
  document: Document;
  key: Value[];
  /** The last part of the name, which is where names within one collection differ. */
  id: string;
}

/** Prepares a checked query to be run; `parent` is the full name above the collection. */
export function compileQuery(parent: string, query: ParsedQuery): PreparedQuery {
  const { collectionId, orders, start, end, offset, limit } = query;
  const collection = `${parent}/${collectionId}`;
  const accepts = compileFilter(query.filter);
  const projection =
    query.projection && PathTree.of(query.projection.filter((path) => !isNamePath(path)));

  /** The sort key of a member, or undefined when the document is not in the result. */
  const memberKey = (document: Document): Value[] | undefined => {
    if (collectionOf(document.name) !== collection || !accepts(document)) return undefined;
    const key = sortKey(document, orders);
    return key && isWithin(key) ? key : undefined;
  };

  // The name always comes last; comparing ids alone is what makes large results quick to sort.
  const valueOrders = orders.slice(0, -1);
  const nameSign = orders[orders.length - 1]?.descending ? -1 : 1;
  const inOrder = (left: Sortable, right: Sortable): number =>
    compareKeys(left.key, right.key, valueOrders) || nameSign * compareBytes(left.id, right.id);

  const isWithin = (key: Value[]): boolean => {
    if (start) {
      const order = compareKeys(key, start.values, orders);
      if (start.before ? order < 0 : order <= 0) return false;
    }
    if (end) {
      const order = compareKeys(key, end.values, orders);
      if (end.before ? order >= 0 : order > 0) return false;
    }
    return true;
  };

  return {
    parent,
    collectionId,
    isWindowed: limit !== undefined || offset > 0,
    matches: (document) => memberKey(document) !== undefined,
    compare: (left, right) =>
      compareKeys(sortKey(left, orders) ?? [], sortKey(right, orders) ?? [], orders),
    select(documents) {
      const members: Sortable[] = [];
      for (const document of documents) {
        const key = memberKey(document);
        if (key) members.push({ document, key, id: document.name.slice(collection.length + 1) });
      }
      members.sort(inOrder);
      const to = limit === undefined ? undefined : offset + limit;
      return members.slice(offset, to).map(({ document }) => document);
    },
    project: (document) =>
      projection ? { ...document, fields: shown(document.fields, projection) } : document,
  };
}

/** The fields that the tree names, in their stored order. */
function shown(fields: Fields, tree: PathTree): Fields {
  const result: Fields = {};
  for (const [name, value] of Object.entries(fields)) {
    const child = tree.child(name);
    if (child?.isEnd) {
      result[name] = value;
    } else if (child && 'mapValue' in value) {
      const inner = shown(value.mapValue.fields ?? {}, child);
      if (Object.keys(inner).length > 0) result[name] = { mapValue: { fields: inner } };
    }
  }
  return result;
}
