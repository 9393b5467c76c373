import { expect, test } from 'vitest';
import { compileRules } from '../rules/index.ts';
import { countWork } from '../work-counter-fixture.ts';
import { ANYONE, int, nameOf, open, ROOT, set, text } from './engine-fixture.ts';
import type { FirestoreEngine, Value, Write } from './types.ts';

/** The rules allow nothing: what is counted is what a stranger can make the server do. */
const compiled = compileRules(`rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /q/{id} { allow read, write: if request.auth != null && resource.data.a == 1; }
} }`);

const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `n${index}`);
const update = (fields: Record<string, Value>, more: object): Write =>
  ({ ...set('q/1', fields), ...more }) as Write;
const increment = (fieldPath: string) => ({ fieldPath, increment: int(1) });
const filter = (fieldPath: string, value: Value = text('a')) => ({
  fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
});
const query = (engine: FirestoreEngine, more: object) =>
  engine.runQuery(ROOT, { from: [{ collectionId: 'q' }], ...more }, ANYONE);

/** Each makes a request of a size; the sizes that the limits allow are far below the larger one. */
const REQUESTS: [title: string, ask: (engine: FirestoreEngine, size: number) => unknown][] = [
  [
    'a filter on a long path',
    (engine, size) => query(engine, { where: filter(names(size).join('.')) }),
  ],
  ['a path of dots', (engine, size) => query(engine, { where: filter('.'.repeat(size)) })],
  ['a path of quotes', (engine, size) => query(engine, { where: filter('`\\`'.repeat(size)) })],
  [
    'many orders',
    (engine, size) =>
      query(engine, { orderBy: names(size).map(() => ({ field: { fieldPath: '__name__' } })) }),
  ],
  [
    'a comparison with many values',
    (engine, size) =>
      query(engine, {
        where: {
          fieldFilter: {
            field: { fieldPath: 'a' },
            op: 'IN',
            value: { arrayValue: { values: names(size).map(text) } },
          },
        },
      }),
  ],
  [
    'a transform of a long path',
    (engine, size) =>
      engine.commit([update({}, { updateTransforms: [increment(names(size).join('.'))] })], ANYONE),
  ],
  [
    'many transforms',
    (engine, size) =>
      engine.commit([update({}, { updateTransforms: names(size).map(increment) })], ANYONE),
  ],
  [
    'many transforms of one field',
    (engine, size) => {
      const more = names(size).map(() =>
        update({}, { updateMask: {}, updateTransforms: [increment('a')] }),
      );
      return engine.commit([update({ a: int(1) }, {}), ...more], ANYONE);
    },
  ],
  [
    'many writes of one large document',
    (engine, size) => {
      const fields = Object.fromEntries(names(size).map((name) => [name, text(name)]));
      const more = names(size).map((name) =>
        update({ [name]: int(1) }, { updateMask: { fieldPaths: [name] } }),
      );
      return engine.commit([update(fields, {}), ...more], ANYONE);
    },
  ],
  [
    'writes of many documents',
    (engine, size) =>
      engine.commit(
        names(size).map((name) => set(`q/${name}`)),
        ANYONE,
      ),
  ],
  [
    'reading many documents',
    async (engine, size) =>
      engine.getDocuments(
        names(size).map((name) => nameOf(`q/${name}`)),
        ANYONE,
      ),
  ],
  [
    'a deep name',
    async (engine, size) => engine.getDocuments([nameOf(names(2 * size).join('/'))], ANYONE),
  ],
];

test.each(REQUESTS)('the work for %s grows no faster than the request', async (_title, ask) => {
  if (!compiled.ok) throw new Error('The rules do not compile.');
  const work = async (size: number) => {
    const engine = await open({ rules: compiled.ruleset });
    let outcome: unknown;
    const count = await countWork('/local-firebase/src/', async () => {
      outcome = await Promise.resolve()
        .then(() => ask(engine, size))
        .catch((error: unknown) => error);
    });
    // Refused for its size or by the rules, never by an accident.
    expect(outcome).toMatchObject({
      status: expect.stringMatching(/^(INVALID_ARGUMENT|PERMISSION_DENIED)$/),
    });
    return count;
  };
  await work(50);
  const small = await work(1000);
  const large = await work(4000);
  expect(large).toBeLessThan(Math.max(6 * small, 20_000));
});

test.each([
  ['101 levels', names(101).join('.')],
  ['1,501 bytes', `a.${'b'.repeat(1499)}`],
  ['5,000 names', names(5000).join('.')],
  ['10,000 dots', '.'.repeat(10_000)],
])('a field path of %s is refused by queries and by writes', async (_size, path) => {
  const engine = await open();
  const refusal = { status: 'INVALID_ARGUMENT' };
  expect(() => query(engine, { where: filter(path) })).toThrow(expect.objectContaining(refusal));
  const writes: Write[] = [
    update({}, { updateMask: { fieldPaths: [path] } }),
    update({}, { updateTransforms: [increment(path)] }),
  ];
  for (const write of writes) {
    await expect(engine.commit([write], ANYONE)).rejects.toMatchObject(refusal);
  }
});

test('a field path of 100 levels and one of 1,500 bytes are taken', async () => {
  const engine = await open();
  for (const path of [names(100).join('.'), `a.${'b'.repeat(1498)}`]) {
    expect(() => query(engine, { where: filter(path) })).toThrow(
      expect.objectContaining({ status: 'PERMISSION_DENIED' }),
    );
  }
});
