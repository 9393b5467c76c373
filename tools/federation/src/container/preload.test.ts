// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';

const base = 'https://gifts.example/assets/remote.js';

/** The helper as a remote loads it, without what an earlier test asked for. */
async function open() {
  vi.resetModules();
  const { preload } = await import('./preload.ts');
  const load = vi.fn(async () => 'the page');
  return { load, preload: (...files: string[]) => preload(load, files, base) };
}

const links = (rel: string): HTMLLinkElement[] => [
  ...document.head.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`),
];
const answer = (event: 'load' | 'error') =>
  links('stylesheet').forEach((link) => link.dispatchEvent(new Event(event)));

afterEach(() => document.head.replaceChildren());

test('a file comes after its style sheets, and its scripts are fetched beside them', async () => {
  const { preload, load } = await open();
  const loaded = preload('./page.js', './page.css');
  expect(links('modulepreload').map(({ href }) => href)).toEqual([
    'https://gifts.example/assets/page.js',
  ]);
  expect(links('stylesheet').map(({ href }) => href)).toEqual([
    'https://gifts.example/assets/page.css',
  ]);
  // What another origin serves is read with its consent.
  expect(document.querySelectorAll('link:not([crossorigin])')).toHaveLength(0);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  answer('load');
  await expect(loaded).resolves.toBe('the page');
});

test('what was asked for is not asked for again, and is still waited for', async () => {
  const { preload, load } = await open();
  const both = [preload('./a.js', './page.css'), preload('./a.js', './page.css')];
  expect(document.querySelectorAll('link')).toHaveLength(2);
  answer('load');
  await Promise.all(both);
  await preload('./page.css');
  expect(document.querySelectorAll('link')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(3);
});

test('a style sheet that does not come keeps the file away, and is asked for again', async () => {
  const { preload, load } = await open();
  const failed = expect(preload('./page.css')).rejects.toThrow(
    'Unable to preload CSS for https://gifts.example/assets/page.css',
  );
  answer('error');
  await failed;
  expect(load).not.toHaveBeenCalled();
  expect(links('stylesheet')).toEqual([]);
  const again = preload('./page.css');
  answer('load');
  await expect(again).resolves.toBe('the page');
});

test('a file that needs nothing else is loaded at once', async () => {
  const { preload } = await open();
  await expect(preload()).resolves.toBe('the page');
  expect(document.querySelectorAll('link')).toHaveLength(0);
});
