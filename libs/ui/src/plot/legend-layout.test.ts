import { expect, test } from 'vitest';
import { legendLayout } from './legend-layout.ts';

test('entries are side by side, and below each other where there is no room', () => {
  const labels = ['Spent', 'Over it', 'Budget'];
  const wide = legendLayout(labels, { width: 600, rem: 16 });
  expect(wide.places.map(({ y }) => y)).toEqual([0, 0, 0]);
  expect(wide.height).toBe(32);
  const narrow = legendLayout(labels, { width: 150, rem: 16 });
  expect(narrow.places.map(({ x, y }) => [x > 0, y])).toEqual([
    [false, 0],
    [true, 0],
    [false, 24],
  ]);
  expect(narrow.height).toBe(56);
});

test('without entries there is no room', () => {
  expect(legendLayout([], { width: 600, rem: 16 })).toEqual({ places: [], height: 0 });
});
