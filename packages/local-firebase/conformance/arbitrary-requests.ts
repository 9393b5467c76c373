import fc from 'fast-check';
import { integer, text } from './target.ts';

/** Values of every type, close enough together to meet. */
const scalar = fc.oneof(
  fc.constant({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.integer({ min: -3, max: 3 }).map(integer),
  fc.constantFrom('9223372036854775807', '-9223372036854775808').map((integerValue) => ({
    integerValue,
  })),
  fc
    .constantFrom<number | string>(-1.5, 0.5, 2, 1e300, 'NaN', 'Infinity')
    .map((doubleValue) => ({ doubleValue })),
  fc.constantFrom('', 'a', 'b', 'é', '🎁').map(text),
  fc
    .constantFrom('2026-01-01T00:00:00Z', '2026-01-01T00:00:00.5Z', '1960-02-29T12:00:00Z')
    .map((timestampValue) => ({ timestampValue })),
  fc.constantFrom('', 'AQ==', 'AQI=').map((bytesValue) => ({ bytesValue })),
);
const list = fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } }));
const map = fc
  .dictionary(fc.constantFrom('a', 'b'), scalar, { maxKeys: 2 })
  .map((fields) => ({ mapValue: { fields } }));
const value = fc.oneof({ weight: 4, arbitrary: scalar }, list, map);
const fields = fc.dictionary(fc.constantFrom('a', 'b', 'm'), value, { maxKeys: 3 });
const path = fc.constantFrom('a', 'b', 'm', 'm.a', 'm.b', 'n.x');

const transform = fc
  .tuple(
    path,
    fc.oneof(
      scalar
        .filter((one) => 'integerValue' in one || 'doubleValue' in one)
        .chain((number) =>
          fc.constantFrom('increment', 'maximum', 'minimum').map((kind) => ({ [kind]: number })),
        ),
      fc
        .array(scalar, { maxLength: 2 })
        .chain((values) =>
          fc
            .constantFrom('appendMissingElements', 'removeAllFromArray')
            .map((kind) => ({ [kind]: { values } })),
        ),
    ),
  )
  .map(([fieldPath, operation]) => ({ fieldPath, ...operation }));

const id = fc.constantFrom('d1', 'd2', 'd3');
const precondition = fc.option(fc.record({ exists: fc.boolean() }), { nil: undefined, freq: 3 });

/** A write of one of three documents; `name` is made of the id. */
export const write = (nameOf: (id: string) => string) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .record({
          id,
          fields,
          mask: fc.option(fc.uniqueArray(path, { maxLength: 3 }), { nil: undefined }),
          transforms: fc.uniqueArray(transform, {
            maxLength: 2,
            selector: ({ fieldPath }) => fieldPath,
          }),
          currentDocument: precondition,
        })
        .map(({ id: one, mask, transforms, currentDocument, fields: content }) => ({
          update: { name: nameOf(one), fields: content },
          ...(mask && { updateMask: { fieldPaths: mask } }),
          ...(transforms.length > 0 && { updateTransforms: transforms }),
          ...(currentDocument && { currentDocument }),
        })),
    },
    {
      weight: 1,
      arbitrary: fc.record({ id, currentDocument: precondition }).map((one) => ({
        delete: nameOf(one.id),
        ...(one.currentDocument && { currentDocument: one.currentDocument }),
      })),
    },
  );

const comparison = fc.constantFrom(
  'EQUAL',
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'ARRAY_CONTAINS',
);
const fieldFilter = fc
  .tuple(fc.constantFrom('a', 'b', 'm.a'), comparison, value)
  .map(([fieldPath, op, operand]) => ({
    fieldFilter: { field: { fieldPath }, op, value: operand },
  }));
const manyFilter = fc
  .tuple(
    fc.constantFrom('a', 'b'),
    fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    fc.array(scalar, { minLength: 1, maxLength: 3 }),
  )
  .map(([fieldPath, op, values]) => ({
    fieldFilter: { field: { fieldPath }, op, value: { arrayValue: { values } } },
  }))
  // Nothing is outside of a list with null: the emulator says so before it looks at the order.
  .filter(({ fieldFilter: { op, value: of } }) => {
    return op !== 'NOT_IN' || of.arrayValue.values.every((one) => !('nullValue' in one));
  });
const filter = fc.oneof({ weight: 3, arbitrary: fieldFilter }, manyFilter);
const direction = fc.constantFrom('ASCENDING', 'DESCENDING');

/** A query that may or may not be one that the service allows. */
export const structuredQuery = fc
  .record({
    filters: fc.array(filter, { maxLength: 2 }),
    op: fc.constantFrom('AND', 'OR'),
    orderBy: fc.array(
      fc.tuple(fc.constantFrom('a', 'b', '__name__'), direction).map(([fieldPath, way]) => ({
        field: { fieldPath },
        direction: way,
      })),
      { maxLength: 2 },
    ),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    start: fc.option(fc.tuple(scalar, fc.boolean()), { nil: undefined, freq: 4 }),
  })
  .map(({ filters, op, orderBy, limit, start }) => ({
    from: [{ collectionId: 'c' }],
    ...(filters.length === 1 && { where: filters[0] }),
    ...(filters.length > 1 && { where: { compositeFilter: { op, filters } } }),
    ...(orderBy.length > 0 && { orderBy }),
    ...(limit !== undefined && { limit }),
    ...(start && { startAt: { values: [start[0]], before: start[1] } }),
  }));
