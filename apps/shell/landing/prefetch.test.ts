import { afterEach, expect, test, vi } from 'vitest';
import { namedFiles, prefetch } from './prefetch.ts';

const application = `<!doctype html><html><head>
  <script type="module" crossorigin src="/assets/app-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/chunk-2.js">
  <link href='./assets/look-3.css' rel='stylesheet'>
  <link rel="modulepreload" href="/assets/chunk-2.js">
  <link rel="icon" href="/favicon.svg">
  <link rel="preload" as="fetch" href="/remotes.json">
  <link rel="modulepreload" href="https://elsewhere.example/remote.js">
</head><body><div id="root"></div></body></html>`;

function serve(answer: () => Promise<Response>) {
  const request = vi.fn(answer);
  vi.stubGlobal('fetch', request);
  return request;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('finds the scripts and styles of our own origin, each once', () => {
  expect(namedFiles(application, 'https://evergift.example/dashboard').all).toEqual([
    'https://evergift.example/assets/app-1.js',
    'https://evergift.example/assets/chunk-2.js',
    'https://evergift.example/assets/look-3.css',
  ]);
});

test('finds fonts, and after all of these what the document names for later', () => {
  const html = application
    .replace(
      '<link rel="icon"',
      '<meta name="files-for-later" content="/assets/f-4.js /assets/f-4.css"><link rel="icon"',
    )
    .replace('</head>', '<link rel="preload" as="font" href="/assets/face-5.woff2"></head>');
  expect(namedFiles(html, 'https://evergift.example/dashboard').all.slice(3)).toEqual([
    'https://evergift.example/assets/face-5.woff2',
    'https://evergift.example/assets/f-4.js',
    'https://evergift.example/assets/f-4.css',
  ]);
});

test('fetches what a page of an app needs, too', async () => {
  const answers: Record<string, string> = {
    '/dashboard': '',
    [`${location.origin}/remotes.json`]: JSON.stringify({
      microFrontends: {
        auth: [{ url: 'https://auth.example/list.json', extras: { paths: [{ path: '/auth' }] } }],
      },
    }),
    'https://auth.example/list.json': JSON.stringify({
      translations: { de: ['assets/messages-de-1.js'], fr: ['assets/messages-fr-2.js'] },
      pages: { '/auth': ['assets/start.js', 'assets/look.css'], '/profile': ['assets/profile.js'] },
    }),
  };
  const request = vi.fn(async (address: string) => new Response(answers[address]));
  vi.stubGlobal('fetch', request);
  document.documentElement.lang = 'de';
  await prefetch('/dashboard', 'all', '/auth');
  await vi.waitFor(
    () =>
      expect(request.mock.calls.map(([address]) => address).slice(-3)).toEqual([
        'https://auth.example/assets/start.js',
        'https://auth.example/assets/look.css',
        'https://auth.example/assets/messages-de-1.js',
      ]),
    { timeout: 15_000 },
  );
});

test.each([
  ['no app has it', '{ "microFrontends": {} }'],
  ['the list is broken', '<!doctype html>'],
])('a page whose files cannot be found out costs nothing: %s', async (_, list) => {
  const request = serve(async () => new Response(list));
  expect(await prefetch('/dashboard', 'all', '/auth')).toBe(true);
  expect(request.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    '/dashboard',
    `${location.origin}/remotes.json`,
  ]);
});

test('before an intention it fetches what the document names as early, and nothing of an app', async () => {
  const early = '<meta name="files-early" content="/assets/app-1.js /assets/look-3.css">';
  const request = serve(async () => new Response(application.replace('<head>', `<head>${early}`)));
  expect(await prefetch('/dashboard', 'early', '/auth')).toBe(true);
  expect(request.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    '/dashboard',
    `${location.origin}/assets/app-1.js`,
    `${location.origin}/assets/look-3.css`,
  ]);
});

test('asks for the path that the link opens and for what its document names, by no link that a policy refuses', async () => {
  const request = serve(async () => new Response(application));
  expect(await prefetch('/dashboard', 'all')).toBe(true);
  expect(request.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    '/dashboard',
    ...['app-1.js', 'chunk-2.js', 'look-3.css'].map((name) => `${location.origin}/assets/${name}`),
  ]);
  expect(document.querySelector('link')).toBeNull();
});

test.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', () => Promise.resolve(new Response('', { status: 503 }))],
])('says so when nothing came: %s', async (_, answer) => {
  const request = serve(answer);
  expect(await prefetch('/dashboard', 'all')).toBe(false);
  expect(request).toHaveBeenCalledOnce();
});
