import { ADMIN, ROOT, open } from '../engine-fixture.ts';
import type { OwnedEngine } from '../engine.ts';
import type { Fields, StructuredQuery, Value } from '../types.ts';

export const where = (fieldPath: string, op: string, value: Value): object => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const is = (fieldPath: string, op: string): object => ({
  unaryFilter: { field: { fieldPath }, op },
});
export const and = (...filters: object[]): object => ({ compositeFilter: { op: 'AND', filters } });
export const or = (...filters: object[]): object => ({ compositeFilter: { op: 'OR', filters } });
export const by = (fieldPath: string, direction = 'ASCENDING'): object => ({
  field: { fieldPath },
  direction,
});

export const reference = (path: string): Value => ({ referenceValue: `${ROOT}/${path}` });

/** An engine whose collection `q` holds the given documents by id. */
export async function holding(documents: Record<string, Fields>): Promise<OwnedEngine> {
  const engine = await open();
  const writes = Object.entries(documents).map(([id, fields]) => ({
    update: { name: `${ROOT}/q/${id}`, fields },
  }));
  await engine.commit(writes, ADMIN);
  return engine;
}

/** The ids of the result over the collection `q`, in order, with spaces between them. */
export function idsOf(engine: OwnedEngine, query: StructuredQuery): string {
  const { documents } = engine.runQuery(ROOT, { from: [{ collectionId: 'q' }], ...query }, ADMIN);
  return documents.map(({ name }) => name.split('/').pop()).join(' ');
}
