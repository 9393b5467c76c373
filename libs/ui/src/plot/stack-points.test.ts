import { expect, test } from 'vitest';
import { stackPoints } from './stack-points.ts';

test('what is apart stays on the line; what falls together is stacked', () => {
  expect(stackPoints([10, 30, 50], 12, 9)).toEqual([0, 0, 0]);
  expect(stackPoints([10, 12, 14, 23, 24], 12, 9)).toEqual([0, 1, 2, 0, 1]);
});

test('there is an end to the stack', () => {
  expect(stackPoints([1, 1, 1, 1], 12, 2)).toEqual([0, 1, 1, 1]);
  expect(stackPoints([], 12, 2)).toEqual([]);
});
