import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HUES, paperOf, PATTERNS } from './paper-of.ts';

test('everybody keeps the same paper, however the name is encoded', () => {
  expect(paperOf('Zoë')).toEqual(paperOf('Zoe\u0308'));
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(paperOf(name)).toEqual(paperOf(name));
      expect(HUES).toContain(paperOf(name).hue);
      expect(PATTERNS).toContain(paperOf(name).pattern);
    }),
  );
});

test('papers are spread: no hue is on more than a quarter of many people', () => {
  const counts = new Map<string, number>();
  for (let index = 0; index < 800; index += 1) {
    const { hue } = paperOf(`person-${index}`);
    counts.set(hue, (counts.get(hue) ?? 0) + 1);
  }
  expect(counts.size).toBe(HUES.length);
  expect(Math.max(...counts.values())).toBeLessThan(200);
});
