import { expect, test, vi } from 'vitest';
import { hostShares } from './host-shares.ts';

const open = (load: () => Promise<object>) =>
  hostShares({ react: ['19.3.1', '^19.3.1', load as never] })['react'] as unknown as {
    version: string;
    shareConfig: object;
    lib?: () => object;
    get: () => Promise<() => object>;
  };

test('a package is there with its version, and is loaded when somebody asks', async () => {
  const load = vi.fn(async () => ({ version: '19.3.1' }));
  const react = open(load);
  expect(react).toMatchObject({ version: '19.3.1', shareConfig: { requiredVersion: '^19.3.1' } });
  expect(load).not.toHaveBeenCalled();
  const factory = await react.get();
  expect(factory()).toEqual({ version: '19.3.1' });
});

test('all who ask get one module, from one load; who asks later finds it loaded', async () => {
  const load = vi.fn(async () => ({ useState: () => {} }));
  const react = open(load);
  const [one, other] = await Promise.all([react.get(), react.get()]);
  expect(one()).toBe(other());
  expect(react.lib?.()).toBe(one());
  expect(load).toHaveBeenCalledOnce();
});

test('a load that failed is tried again when somebody asks again', async () => {
  const load = vi.fn(async () => ({ useState: 1 }));
  load.mockRejectedValueOnce(new Error('offline'));
  const react = open(load);
  await expect(react.get()).rejects.toThrow('offline');
  expect((await react.get())()).toEqual({ useState: 1 });
});
