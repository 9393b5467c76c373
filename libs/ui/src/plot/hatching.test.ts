import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hatching } from './hatching.ts';

/** Whether a place lies on a line from 0, give or take what rounding does. */
const isWithin = (place: number, length: number) => place >= -0.01 && place <= length + 0.01;

test('lines go from edge to edge and stay within the box', () => {
  const length = fc.integer({ min: 10, max: 500 });
  fc.assert(
    fc.property(length, length, fc.integer({ min: 2, max: 20 }), (width, height, gap) => {
      const path = hatching({ x: 10, y: 20, width, height }, gap);
      const points = [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      const outside = points.filter(
        ([, x, y]) => !isWithin(Number(x) - 10, width) || !isWithin(Number(y) - 20, height),
      );
      expect(points.length).toBeGreaterThan(0);
      expect(outside).toEqual([]);
    }),
  );
});

test('a box without width has no lines', () => {
  expect(hatching({ x: 0, y: 0, width: 0, height: 0 }, 5)).toBe('');
});
