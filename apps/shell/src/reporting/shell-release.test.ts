import { afterEach, expect, test, vi } from 'vitest';
import { fetchShellRelease } from './shell-release.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (answer: () => Response) =>
  vi.stubGlobal('fetch', (address: string) =>
    address === '/release.json' ? Promise.resolve(answer()) : Promise.reject(new Error(address)),
  );

test('S8 reports name the shell’s version and build', async () => {
  answering(() => Response.json({ name: 'shell', version: '1.2.3', build: 'abc', files: [] }));
  expect(await fetchShellRelease()).toEqual({ release: 'evergift-shell@1.2.3', dist: 'abc' });
});

test.each<[string, () => Response]>([
  ['no list', () => new Response('', { status: 404 })],
  ['a page in its place', () => new Response('<!doctype html>')],
  ['another content', () => Response.json({ version: 1 })],
  ['no network', () => Response.error()],
])('S8 reports go out without a release where there is %s', async (_what, answer) => {
  answering(answer);
  expect(await fetchShellRelease()).toBeUndefined();
});
