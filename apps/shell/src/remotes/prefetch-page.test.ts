import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchPage } from './prefetch-page.ts';
import { takeAnswer } from './take-answer.ts';

const remotes = `${location.origin}/remotes.json`;
const people = `${location.origin}/remotes/people/mf-manifest-1.json`;
const auth = 'https://auth.example/mf-manifest-2.json';

const listed = (url: string, paths: object[], more: object = {}) => ({
  ...{ url, metadata: { version: '1', integrity: `sha256-${'A'.repeat(43)}=` } },
  ...{ extras: { paths } },
  ...more,
});
const served: Record<string, object> = {
  [remotes]: {
    microFrontends: {
      people: [
        listed('/remotes/people/mf-manifest-1.json', [{ path: '/people', access: 'signed-in' }]),
      ],
      auth: [
        listed('https://auth.example/next.json', [], { deployment: { default: false } }),
        listed(
          auth,
          [
            { path: '/auth', access: 'public' },
            { path: '/join', access: 'public' },
          ],
          {
            deployment: { default: true },
          },
        ),
      ],
    },
  },
  [people]: {
    translations: { de: ['assets/messages-de-1.js'], fr: ['assets/messages-fr-1.js'] },
    pages: {
      '/people': ['assets/list.js'],
      '/people/:personId': ['assets/one.js', 'assets/one.css'],
    },
  },
  [auth]: {
    translations: {},
    pages: { '/auth': ['assets/auth.js'], '/join': ['assets/join.js'] },
  },
};

const request = vi.fn(async (address: string, _?: RequestInit) => Response.json(served[address]));
beforeEach(() => {
  vi.stubGlobal('fetch', request);
  document.documentElement.lang = 'en';
});
afterEach(() => {
  vi.unstubAllGlobals();
  request.mockClear();
  document.head.innerHTML = '';
  globalThis.evergiftAnswers = undefined;
});

/** The files that the page has asked for, by kind. */
const preloaded = () =>
  [...document.querySelectorAll('link')].map(({ rel, href }) => `${rel} ${href}`);

test('of the page that was opened its own files come, and what the shell names for remotes', async () => {
  document.head.innerHTML = '<meta name="files-for-later" content="/assets/federation.js">';
  await prefetchPage('/people/ada', false);
  expect(preloaded()).toEqual([
    `modulepreload ${location.origin}/assets/federation.js`,
    `modulepreload ${location.origin}/remotes/people/assets/one.js`,
    `preload ${location.origin}/remotes/people/assets/one.css`,
  ]);
});

test('in another language the translations of the remote come, too', async () => {
  document.documentElement.lang = 'de';
  await prefetchPage('/people', false);
  expect(preloaded()).toEqual([
    `modulepreload ${location.origin}/remotes/people/assets/list.js`,
    `modulepreload ${location.origin}/remotes/people/assets/messages-de-1.js`,
  ]);
});

test.each([
  ['/people', 'auth'],
  ['/dashboard', 'auth'],
  ['/join', 'join'],
])(
  'who opens %s on a new device needs the files of /%s, of the usual build',
  async (path, page) => {
    await prefetchPage(path, true);
    expect(preloaded()).toEqual([`modulepreload https://auth.example/assets/${page}.js`]);
  },
);

test.each(['/nowhere', '/peoples', '/auth/more'])('of %s nothing is known', async (path) => {
  await prefetchPage(path, false);
  expect(preloaded()).toEqual([]);
});

test('what was asked for is handed on once, with the check of its content', async () => {
  await prefetchPage('/people', false);
  expect(request.mock.calls.map(([address, options]) => [address, options?.integrity])).toEqual([
    [remotes, undefined],
    [people, expect.stringMatching(/^sha256-/)],
  ]);
  expect(await (await takeAnswer(people))?.json()).toEqual(served[people]);
  expect(takeAnswer(people)).toBeUndefined();
});

test('a build of before names no pages: nothing is fetched', async () => {
  request.mockImplementationOnce(async () => Response.json(served[remotes]));
  request.mockImplementationOnce(async () => Response.json({ exposes: [] }));
  await prefetchPage('/people', false);
  expect(preloaded()).toEqual([]);
});

test('without a network nothing is fetched, and what failed is asked for again by who needs it', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await prefetchPage('/people', false);
  expect(preloaded()).toEqual([]);
  expect(takeAnswer(remotes)).toBeUndefined();
});
