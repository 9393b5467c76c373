import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withIncrementalLimbo } from './incremental-limbo.ts';

/** The SDK's own parts, as far as a view needs them; the names are those of its build. */
interface Parts {
  View: new (query: unknown, synced: unknown) => View;
  doc: (id: string, isMutated: boolean) => { key: unknown };
  query: unknown;
  keys: (...ids: readonly string[]) => unknown;
  changes: (documents: readonly { key: unknown }[], gone: readonly string[]) => unknown;
}
interface View {
  ou: (changes: unknown) => object;
  applyChanges: (changes: unknown, limbo: boolean, target?: object) => { lu: readonly object[] };
  xa: (state: string) => unknown;
  Pu: (result: object) => { lu: readonly object[] };
}

const exported = `
const keyOfId = (id) => DocumentKey.fromPath('c/' + id);
const partsOfView = {
  View: __PRIVATE_View,
  query: __PRIVATE_newQueryForPath(ResourcePath.fromString('c')),
  keys: (...ids) => __PRIVATE_documentKeySet(...ids.map(keyOfId)),
  doc: (id, isMutated) => {
    const found = MutableDocument.newFoundDocument(
      keyOfId(id), SnapshotVersion.min(), SnapshotVersion.min(), ObjectValue.empty());
    return isMutated ? found.setHasLocalMutations() : found;
  },
  changes: (documents, gone) => {
    let map = documentMap();
    for (const found of documents) map = map.insert(found.key, found);
    for (const id of gone) map = map.insert(
      keyOfId(id), MutableDocument.newNoDocument(keyOfId(id), SnapshotVersion.min()));
    return map;
  },
};
export { partsOfView as parts };`;

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const ids = fc.uniqueArray(id, { maxLength: 4 });
const step = fc.record({
  kind: fc.constantFrom('change', 'change', 'change', 'offline', 'other tab'),
  found: ids,
  isMutated: fc.boolean(),
  gone: ids,
  added: ids,
  removed: ids,
  isCurrent: fc.boolean(),
  hasTarget: fc.boolean(),
  resolvesLimbo: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const described = ({ lu }: { lu: readonly object[] }): string[] =>
  lu.map((change) => `${change.constructor.name} ${String((change as { key: unknown }).key)}`);

/** What a view says of limbo after each step. */
function run(parts: Parts, steps: readonly Step[]): string[][] {
  const view = new parts.View(parts.query, parts.keys());
  return steps.map((each) => {
    const documents = each.found.map((name) => parts.doc(name, each.isMutated));
    if (each.kind === 'offline') view.xa('Offline');
    if (each.kind === 'other tab') {
      const state = { documents: parts.changes(documents, []), Ls: parts.keys(...each.added) };
      return described(view.Pu(state));
    }
    const gone = each.gone.filter((name) => !each.found.includes(name));
    const target = {
      addedDocuments: parts.keys(...each.added),
      modifiedDocuments: parts.keys(),
      removedDocuments: parts.keys(...each.removed),
      current: each.isCurrent,
      resumeToken: { approximateByteSize: () => 1 },
    };
    const changes = view.ou(parts.changes(documents, gone));
    const limbo = view.applyChanges(
      changes,
      each.resolvesLimbo,
      each.hasTarget ? target : undefined,
    );
    return described(limbo);
  });
}

test('after any changes the same documents are in limbo as Firestore itself finds', async () => {
  using code = new FirestoreCode();
  const { before, after } = await code.loadBoth<Parts>(withIncrementalLimbo, exported);
  let found = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const expected = run(before, steps);
      found += expected.flat().length;
      expect(run(after, steps)).toEqual(expected);
    }),
    { numRuns: 2000 },
  );
  expect(found).toBeGreaterThan(500);
});
