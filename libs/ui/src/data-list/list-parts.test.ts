import { describe, expect, test } from 'vitest';
import { drawnRows, listParts } from './list-parts.ts';

describe('the rows that a long list draws', () => {
  const range = { startIndex: 100, endIndex: 102, overscan: 1, count: 1000 };

  test('are those in view, some around them, the first and the last', () => {
    expect(drawnRows(range, -1)).toEqual([0, 99, 100, 101, 102, 103, 999]);
  });

  test('are also the focused one and its neighbours, wherever it is', () => {
    expect(drawnRows(range, 500)).toEqual([
      0, 99, 100, 101, 102, 103, 498, 499, 500, 501, 502, 999,
    ]);
    expect(drawnRows(range, 0)).toEqual([0, 1, 2, 99, 100, 101, 102, 103, 999]);
    expect(drawnRows(range, 101)).toEqual([0, 99, 100, 101, 102, 103, 999]);
  });
});

describe('room for the rows that are left out', () => {
  /** Rows of 10 pixels with gaps of 2 between them. */
  const places = (...indexes: number[]) =>
    indexes.map((index) => ({ index, start: index * 12, end: index * 12 + 10 }));
  const whole = (count: number) => count * 12 - 2;
  /** What the parts take, with a gap between each two. */
  const taken = (parts: ReturnType<typeof listParts>) =>
    parts.reduce((sum, part) => sum + (part.kind === 'row' ? 10 : part.height), 0) +
    (parts.length - 1) * 2;

  test('none where nothing is left out', () => {
    expect(listParts(places(0, 1, 2), whole(3), 2)).toEqual([
      { kind: 'row', index: 0 },
      { kind: 'row', index: 1 },
      { kind: 'row', index: 2 },
    ]);
  });

  test('keeps the list as tall as with all rows: at its ends and between', () => {
    for (const drawn of [[0, 5, 6, 9], [3, 4], [0], [9], [0, 9], [0, 2, 4, 6, 8]]) {
      expect(taken(listParts(places(...drawn), whole(10), 2)), `${drawn}`).toBe(whole(10));
    }
  });
});
