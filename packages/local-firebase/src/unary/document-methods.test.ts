import { expect, test } from 'vitest';
import { ANYONE, nameOf, open } from '../firestore/engine-fixture.ts';
import { METHODS } from './document-methods.ts';
import { parseResourcePath } from './resource-path.ts';

const DATABASE = nameOf('x').split('/documents/')[0] ?? '';

test('a read names at most a thousand documents: the rules judge each while everybody waits', async () => {
  const engine = await open();
  const path = parseResourcePath(`/v1/${DATABASE}/documents:batchGet`);
  if (!path) throw new Error('The path is not read.');
  const read = (count: number) =>
    METHODS['batchGet']!({
      ...{ engine, caller: ANYONE, path },
      body: { documents: Array.from({ length: count }, (_, index) => nameOf(`q/${index}`)) },
    });
  expect(() => read(1_001)).toThrow('At most 1000 documents in one request.');
  expect(() => read(1_000)).not.toThrow('At most');
});
