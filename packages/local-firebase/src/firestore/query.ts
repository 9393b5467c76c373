import { canonicalValue } from './canonical-value.ts';
import { formatFieldPath, parseFieldPath, valueAt, type FieldPath } from './field-path.ts';
import { MAX_QUERY_DISJUNCTIONS } from './limits.ts';
import { parseOrder } from './order.ts';
import {
  allowOnly,
  invalid,
  optionalList,
  requireObject,
  requireText,
  setMembers,
  unimplemented,
} from './refuse.ts';
import { collectionOf, requireValidId } from './resource-name.ts';
import type { CompiledQuery, Document, StructuredQuery } from './types.ts';

const REFUSED = {
  findNearest: 'Vector search (findNearest)',
  startAt: 'A cursor (startAt)',
  endAt: 'A cursor (endAt)',
  offset: 'An offset',
  select: 'A choice of fields (select)',
};

/**
 * Prepares a query: one collection, at most one filter on texts, an order, a limit.
 * @param parent the full name above the collection
 * @throws StatusError INVALID_ARGUMENT or UNIMPLEMENTED
 */
export function compileQuery(parent: string, input: StructuredQuery): CompiledQuery {
  const query = requireObject(input, 'structuredQuery');
  allowOnly(query, ['from', 'where', 'orderBy', 'limit', ...Object.keys(REFUSED)], 'A query');
  for (const [member, what] of Object.entries(REFUSED)) {
    if (setMembers(query).includes(member)) throw unimplemented(what);
  }
  const order = parseOrder(query['orderBy']);
  const collectionId = parseFrom(query['from']);
  const limit = parseLimit(query['limit']);
  const filter = parseFilter(query['where']);
  const collection = `${parent}/${collectionId}`;
  const matches = (document: Document): boolean =>
    collectionOf(document.name) === collection &&
    order.hasFields(document) &&
    (filter?.accepts(document) ?? true);

  return {
    parent,
    collectionId,
    isWhole: !filter && !order.needsFields && limit === undefined,
    matches,
    select: (documents) => [...documents].filter(matches).sort(order.compare).slice(0, limit),
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

function parseLimit(input: unknown): number | undefined {
  if (input === undefined || input === null) return undefined;
  const wrapped = typeof input === 'object' && 'value' in input ? input.value : input;
  const limit = typeof wrapped === 'string' && /^-?\d+$/.test(wrapped) ? Number(wrapped) : wrapped;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit > 2_147_483_647) {
    throw invalid('The limit must be a whole number of 32 bits.');
  }
  if (limit < 0) throw invalid('The limit is negative.');
  return limit;
}

function parseFilter(input: unknown): { accepts(document: Document): boolean } | undefined {
  if (input === undefined || input === null) return undefined;
  const where = requireObject(input, 'where');
  const [kind, second] = setMembers(where);
  if (kind === undefined || second !== undefined) throw invalid('A filter is of one kind.');
  if (kind !== 'fieldFilter') throw unimplemented(`A filter of the kind ${kind}`);
  const given = requireObject(where[kind], 'A filter');
  allowOnly(given, ['field', 'op', 'value'], 'A filter');
  const path = parseFieldPath(
    requireText(requireObject(given['field'], 'A field')['fieldPath'], 'fieldPath'),
  );
  const options = parseOptions(path, requireText(given['op'], 'op'), given['value']);
  return {
    accepts({ fields }) {
      const value = valueAt(fields, path);
      return value !== undefined && 'stringValue' in value && options.has(value.stringValue);
    },
  };
}

/** The texts that a filter accepts. */
function parseOptions(path: FieldPath, operator: string, input: unknown): ReadonlySet<string> {
  if (operator !== 'EQUAL' && operator !== 'IN') {
    throw unimplemented(`A filter with the operator ${operator}`);
  }
  const operand = canonicalValue(input);
  const isList = 'arrayValue' in operand;
  const options = operator === 'IN' && isList ? (operand.arrayValue.values ?? []) : [operand];
  if (
    operator === 'IN' &&
    (!isList || options.length === 0 || options.length > MAX_QUERY_DISJUNCTIONS)
  ) {
    throw invalid(`IN takes a list of 1 to ${MAX_QUERY_DISJUNCTIONS} values.`);
  }
  const texts = options.map((option) => {
    if ('stringValue' in option) return option.stringValue;
    throw unimplemented(`A filter of ${formatFieldPath(path)} by another value than a text`);
  });
  return new Set(texts);
}
