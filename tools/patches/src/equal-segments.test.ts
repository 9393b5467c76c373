import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { withEqualSegments } from './equal-segments.ts';
import { FirestoreCode } from './firestore-code-fixture.ts';

interface Parts {
  comparePaths: (a: readonly string[], b: readonly string[]) => number;
}

const exported = `
const parts = {
  comparePaths: (a, b) => ResourcePath.comparator(new ResourcePath([...a]), new ResourcePath([...b])),
};
export { parts };`;

const segment = fc.oneof(
  fc.constantFrom('users', 'ada', 'ad', '__id7__', '__id12__', '\u{1f600}', '\ufffd'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 4 }),
);
const path = fc.array(segment, { maxLength: 4 });

test('paths are in the order that Firestore itself gives them', async () => {
  using code = new FirestoreCode();
  const { before, after } = await code.loadBoth<Parts>(withEqualSegments, exported);
  fc.assert(
    fc.property(path, path, path, (shared, one, other) => {
      const paths = [
        [...shared, ...one],
        [...shared, ...other],
      ] as const;
      expect(Math.sign(after.comparePaths(...paths))).toBe(
        Math.sign(before.comparePaths(...paths)),
      );
    }),
    { numRuns: 2000 },
  );
});
