import { expect, test } from 'vitest';
import { createMemoryKeyValues } from '../ports/key-values.ts';
import { storedMarks } from './synced-marks.ts';

test('S4 a mark keeps the first id that it was given, and asks for one until there is one', () => {
  const keyValues = createMemoryKeyValues();
  const marks = storedMarks(keyValues, 'ada');
  expect([marks.has('people'), marks.idOf('people')]).toEqual([false, undefined]);
  marks.add('people', () => undefined);
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, undefined]);
  marks.add('people', () => 'p1');
  marks.add('people', () => 'p2');
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, 'p1']);
  expect(storedMarks(keyValues, 'ada').idOf('people')).toBe('p1');
  expect(storedMarks(keyValues, 'ben').has('people')).toBe(false);
});

test('S4 ids are forgotten without the marks, and with them', () => {
  const marks = storedMarks(createMemoryKeyValues(), 'ada');
  marks.add('people', () => 'p1');
  marks.forgetIds();
  expect([marks.has('people'), marks.idOf('people')]).toEqual([true, undefined]);
  marks.clear();
  expect(marks.has('people')).toBe(false);
});
