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
    scalar.filter((one) => 'integerValue' in one || 'doubleValue' in one),
  )
  .map(([fieldPath, increment]) => ({ fieldPath, increment }));

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

const texts = fc.constantFrom('', 'a', 'b', 'é', '🎁').map(text);
const filter = fc
  .tuple(fc.constantFrom('a', 'b', 'm.a'), fc.array(texts, { minLength: 1, maxLength: 3 }))
  .map(([fieldPath, values]) => ({
    fieldFilter: {
      field: { fieldPath },
      ...(values.length === 1
        ? { op: 'EQUAL', value: values[0] }
        : { op: 'IN', value: { arrayValue: { values } } }),
    },
  }));

const order = fc
  .tuple(fc.constantFrom('a', 'b', 'm.a'), fc.constantFrom('ASCENDING', 'DESCENDING'))
  .map(([fieldPath, direction]) => [{ field: { fieldPath }, direction }]);

/** A query of the kind that this backend answers. */
export const structuredQuery = fc
  .record({
    where: fc.option(filter, { nil: undefined }),
    orderBy: fc.option(order, { nil: undefined }),
    limit: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
  })
  .map(({ where, orderBy, limit }) => ({
    from: [{ collectionId: 'c' }],
    ...(where && { where }),
    ...(orderBy && { orderBy }),
    ...(limit !== undefined && { limit }),
  }));
