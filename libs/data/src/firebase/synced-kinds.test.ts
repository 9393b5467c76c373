import { expect, test } from 'vitest';
import { createMemoryKeyValues } from '../ports/key-values.ts';
import { storedSyncedKinds } from './synced-kinds.ts';

test('S4 a mark keeps the first id that it was given, and asks for one until there is one', () => {
  const keyValues = createMemoryKeyValues();
  const marks = storedSyncedKinds(keyValues, 'ada');
  expect([marks.has('people'), marks.idOf('people')]).toEqual([false, undefined]);
  marks.add('people', () => undefined);
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, undefined]);
  marks.add('people', () => 'p1');
  marks.add('people', () => 'p2');
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, 'p1']);
  expect(storedSyncedKinds(keyValues, 'ada').idOf('people')).toBe('p1');
  expect(storedSyncedKinds(keyValues, 'ben').has('people')).toBe(false);
});

test('S4 ids are forgotten without the marks, and with them', () => {
  const marks = storedSyncedKinds(createMemoryKeyValues(), 'ada');
  marks.add('people', () => 'p1');
  marks.forgetIds();
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, undefined]);
  marks.clear();
  expect(marks.has('people')).toBe(false);
});
