import { expect, test } from 'vitest';
import { createId } from './create-id.ts';

test('an id has as many letters and digits as it should, each as likely as the others', () => {
  const ids = Array.from({ length: 3_000 }, () => createId(22));
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{22}$/);
  expect(new Set(ids).size).toBe(ids.length);
  expect(createId()).toHaveLength(20);
  const counts = new Map<string, number>();
  for (const letter of ids.join('')) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  // 66,000 letters of 62: about 1,065 each, 33 up or down. Without care the first eight have a quarter more.
  expect(counts.size).toBe(62);
  for (const count of counts.values()) expect(Math.abs(count - 1_065)).toBeLessThan(200);
});
