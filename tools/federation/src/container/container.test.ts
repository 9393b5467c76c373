import { expect, test, vi } from 'vitest';
import { remoteContainer, type ShareScope } from './container.ts';

let count = 0;
const newKey = () => `state of remote ${(count += 1)}`;

interface Started {
  loadLazyShares: (names: readonly string[]) => Promise<unknown>;
}

const startedOf = (key: string) => (globalThis as unknown as Record<string, Started>)[key]!;

/** A package of the shell's that comes when it is asked for. */
const comes = (shared: unknown) => ({ get: vi.fn(async () => () => shared) });

const scopeOf = (packages: Record<string, ShareScope[string][string]>): ShareScope =>
  Object.fromEntries(Object.entries(packages).map(([name, each]) => [name, { '1.0.0': each }]));

test('what the first file needs is provided before the shell gets the module', async () => {
  const { provide, init, whenProvided } = remoteContainer(newKey());
  const apply = vi.fn();
  provide('react', apply);
  expect(apply).not.toHaveBeenCalled();
  init(scopeOf({ react: comes('the one React') }));
  await whenProvided();
  expect(apply).toHaveBeenCalledExactlyOnceWith('the one React');
});

test('what a later file needs is fetched before it runs, once', async () => {
  const key = newKey();
  const { provide, init } = remoteContainer(key);
  const dialog = comes('a dialog');
  init(scopeOf({ dialog, page: comes('a page') }));
  await startedOf(key).loadLazyShares(['dialog']);
  await startedOf(key).loadLazyShares(['dialog']);
  const apply = vi.fn();
  provide('dialog', apply);
  expect(apply).toHaveBeenCalledExactlyOnceWith('a dialog');
  expect(dialog.get).toHaveBeenCalledOnce();
});

test('who only asks for a package provides none; what is loaded is not fetched', async () => {
  const key = newKey();
  const { provide, init } = remoteContainer(key);
  const asks = { ...comes('nothing'), shareConfig: { import: false } };
  const loaded = { ...comes('fetched'), lib: () => 'loaded' };
  init({ router: { '0.9.0': asks, '1.0.0': loaded } });
  await startedOf(key).loadLazyShares(['router']);
  const apply = vi.fn();
  provide('router', apply);
  expect(apply).toHaveBeenCalledExactlyOnceWith('loaded');
});

test('a package that did not come is asked for again', async () => {
  const key = newKey();
  const { init } = remoteContainer(key);
  const dialog = comes('a dialog');
  dialog.get.mockRejectedValueOnce(new Error('offline'));
  init(scopeOf({ dialog }));
  await expect(startedOf(key).loadLazyShares(['dialog'])).rejects.toThrow('offline');
  await startedOf(key).loadLazyShares(['dialog']);
  expect(dialog.get).toHaveBeenCalledTimes(2);
});

test('a package that the shell does not have ends in words that say what to do', async () => {
  const { provide, init, whenProvided } = remoteContainer(newKey());
  provide('cards', () => {});
  init({});
  await expect(whenProvided()).rejects.toThrow(
    'The shell does not share cards, which this app needs: deploy the shell first.',
  );
});

test('an entry that was fetched again knows what the first was given', async () => {
  const key = newKey();
  const first = remoteContainer(key);
  first.init(scopeOf({ react: comes('the one React') }));
  await startedOf(key).loadLazyShares(['react']);
  const apply = vi.fn();
  remoteContainer(key).provide('react', apply);
  expect(apply).toHaveBeenCalledExactlyOnceWith('the one React');
});
