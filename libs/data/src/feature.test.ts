import { expect, test, vi } from 'vitest';
import type { Core } from './feature.ts';
import { createTestData } from './testing/index.ts';

test('a feature is put on the core once; code that did not come is loaded again', async () => {
  const { data } = await createTestData();
  const feature = vi.fn(({ uid }: Core) => ({ uid }));
  const failing = new Error('no chunk');
  await expect(data.open(() => Promise.reject<typeof feature>(failing))).rejects.toBe(failing);
  const opened = await data.open(async () => feature);
  expect(await data.open(async () => feature)).toBe(opened);
  expect(feature).toHaveBeenCalledTimes(1);
});
