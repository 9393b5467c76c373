import { expect, test } from 'vitest';
import { FirestoreCode } from './firestore-code-fixture.ts';
import { withoutJson } from './no-json.ts';

interface Parts {
  time: { toDate: () => Date; toJSON?: () => object };
}

const exported = `
export const parts = { time: new Timestamp(1, 0) };`;

test('a value of Firestore has no JSON of its own, and is otherwise as before', async () => {
  using firestore = new FirestoreCode();
  const before = await firestore.load<Parts>(firestore.original, exported);
  expect(before.time.toJSON?.()).toMatchObject({ type: 'firestore/timestamp/1.0' });
  const changed = withoutJson(firestore.original) ?? '';
  const after = await firestore.load<Parts>(changed, exported);
  expect(after.time.toJSON).toBeUndefined();
  expect(after.time.toDate()).toEqual(new Date(1000));
  expect(changed).not.toContain('_jsonSchema');
  expect(withoutJson(changed)).toBeUndefined();
});

test('what writes no value of a document keeps its JSON', () => {
  const settings = '    toJSON() {\n        return { kind: 1 };\n    }\n';
  const schema = 'Snapshot._jsonSchemaVersion = "1", Snapshot._jsonSchema = {};\n';
  const snapshot = '    toJSON() {\n        return Snapshot._jsonSchemaVersion;\n    }\n';
  expect(withoutJson(settings + snapshot + schema)).toBe(`${settings}    \n\n`);
});
