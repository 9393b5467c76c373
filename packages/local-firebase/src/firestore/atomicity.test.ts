import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openMemoryStore } from '../storage/memory-store.ts';
import { ADMIN, contentOf, int, nameOf, remove, set } from './engine-fixture.ts';
import { openEngine } from './engine.ts';
import type { Fields, Write } from './types.ts';

type Step = { id: string; exists?: boolean } & (
  | { kind: 'set'; n: number }
  | { kind: 'add'; n: number }
  | { kind: 'remove' }
);

const id = fc.constantFrom('1', '2', '3');
const n = fc.integer({ min: 0, max: 9 });
const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record(
    { kind: fc.constant('set'), id, n, exists: fc.boolean() },
    { requiredKeys: ['kind', 'id', 'n'] },
  ),
  fc.record({ kind: fc.constant('add'), id, n }),
  fc.record({ kind: fc.constant('remove'), id }),
) as fc.Arbitrary<Step>;
/** Each document at most once per batch, so that the reference stays simple. */
const batches = fc.uniqueArray(steps, { minLength: 1, maxLength: 3, selector: (step) => step.id });

function toWrite(step: Step): Write {
  const path = `c/${step.id}`;
  if (step.kind === 'remove') return remove(path);
  if (step.kind === 'set') {
    const condition = step.exists === undefined ? {} : { currentDocument: { exists: step.exists } };
    return { ...set(path, { n: int(step.n) }), ...condition };
  }
  return {
    ...set(path),
    updateMask: { fieldPaths: [] },
    updateTransforms: [{ fieldPath: 'n', increment: int(step.n) }],
  };
}

/** The numbers after a batch, or undefined when a precondition refuses it. */
function reference(before: Map<string, number>, batch: Step[]): Map<string, number> | undefined {
  const after = new Map(before);
  for (const step of batch) {
    if (step.kind === 'remove') after.delete(step.id);
    else if (step.kind === 'add') after.set(step.id, (before.get(step.id) ?? 0) + step.n);
    else if (step.exists !== undefined && step.exists !== before.has(step.id)) return undefined;
    else after.set(step.id, step.n);
  }
  return after;
}

const asContent = (numbers: Map<string, number>): Record<string, Fields> =>
  Object.fromEntries([...numbers].map(([key, value]) => [`c/${key}`, { n: int(value) }]));

test('a batch is applied whole or not at all, in order, and survives a restart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(batches, { maxLength: 12 }), async (history) => {
      const store = openMemoryStore();
      const engine = await openEngine({ store });
      const published = new Map<string, Fields>();
      engine.onCommit(({ changes }) => {
        for (const { name, after } of changes) {
          if (after) published.set(name, after.fields);
          else published.delete(name);
        }
      });
      let numbers = new Map<string, number>();
      const expected: boolean[] = [];
      for (const batch of history) {
        const after = reference(numbers, batch);
        expected.push(after !== undefined);
        numbers = after ?? numbers;
      }
      const outcomes = await Promise.allSettled(
        history.map((batch) => engine.commit(batch.map(toWrite), ADMIN)),
      );
      expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(expected);
      expect(contentOf(engine, 'c')).toEqual(asContent(numbers));
      expect(Object.fromEntries(published)).toEqual(
        Object.fromEntries(
          [...numbers].map(([key, value]) => [nameOf(`c/${key}`), { n: int(value) }]),
        ),
      );
      const lastRead = engine.readTime();
      const again = await openEngine({ store });
      expect(contentOf(again, 'c')).toEqual(asContent(numbers));
      expect(again.readTime() >= lastRead).toBe(true);
    }),
    { numRuns: 100 },
  );
});
