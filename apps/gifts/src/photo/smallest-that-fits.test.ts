import { expect, test } from 'vitest';
import { smallestThatFits } from './smallest-that-fits.ts';

const limits = { size: 200_000, side: 1280 };

/** A picture whose bytes grow with its area and quality; records what was tried. */
async function shrink(longerSide: number, bytesPerPixel: number) {
  const tried: string[] = [];
  const found = await smallestThatFits(longerSide, limits, (side, quality) => {
    tried.push(`${side} ${quality}`);
    return Promise.resolve({ side, quality, size: side * side * bytesPerPixel * quality });
  });
  return { found, tried };
}

test('O10 a picture that fits at once is written once, at 1,280 px', async () => {
  expect(await shrink(4000, 0.05)).toMatchObject({ found: { side: 1280 }, tried: ['1280 0.82'] });
});

test('O10 a small picture is not made larger', async () => {
  expect((await shrink(300, 0.5)).found).toMatchObject({ side: 300, quality: 0.82 });
});

test('O10 quality goes down before the side does', async () => {
  expect((await shrink(4000, 0.2)).tried).toEqual(['1280 0.82', '1280 0.7', '1280 0.55']);
  const { found } = await shrink(4000, 0.5);
  expect(found).toMatchObject({ side: 800, quality: 0.55 });
  expect(found!.size).toBeLessThanOrEqual(limits.size);
});

test('O10 what is far too large is tried with one quality, and then smaller', async () => {
  const { tried } = await shrink(4000, 0.5);
  expect(tried.slice(0, 2)).toEqual(['1280 0.82', '1024 0.82']);
});

test('O10 what never fits is said so, after every size was tried once', async () => {
  const { found, tried } = await shrink(1000, 10);
  expect(found).toBeUndefined();
  expect(new Set(tried).size).toBe(tried.length);
});
