import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '../model/limits.ts';
import { splitEvenly } from './money.ts';

test('O6 a cost is split evenly in whole cents, the remainder to the first ones', () => {
  expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
  expect(splitEvenly(2, 3)).toEqual([1, 1, 0]);
  expect(splitEvenly(0, 2)).toEqual([0, 0]);
  expect(splitEvenly(999, 1)).toEqual([999]);
});

test('O6 the parts add up to the cost and differ by at most one cent, for any cost and number of people', () => {
  const cents = fc.nat(limits.amount);
  const count = fc.integer({ min: 1, max: limits.sharers + 1 });
  fc.assert(
    fc.property(cents, count, (cost, people) => {
      const parts = splitEvenly(cost, people);
      expect(parts).toHaveLength(people);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(cost);
      expect(parts).toEqual([...parts].sort((a, b) => b - a));
      expect((parts[0] ?? 0) - (parts.at(-1) ?? 0)).toBeLessThanOrEqual(1);
      expect(parts.every(Number.isInteger)).toBe(true);
    }),
  );
});
