import { expect, test } from '../fixtures/evergift.ts';
import { remotes } from '../fixtures/remotes.ts';

const everywhere = {
  'content-security-policy': /frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'permissions-policy': /camera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

/** Each kind of answer of the shell's origin: pages, files, errors, and the backend's. */
const answers: [method: string, path: string, status: number][] = [
  ['GET', '/', 200],
  ['HEAD', '/', 200],
  ['GET', '/an/unknown/path', 200],
  ['GET', '/people/x', 200],
  ['GET', '/app.html', 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/config.json', 200],
  ['GET', '/remotes.json', 200],
  ['GET', '/remotes/people/mf-manifest.json', 200],
  ['GET', '/remotes/people/nothing.js', 404],
  ['GET', '/remotes/people//[', 400],
  ['GET', '/remotes/constructor/x.js', 404],
  ['GET', '/assets/nothing.js', 404],
  ['GET', '/%', 200],
  ['GET', '/people/%', 200],
  ['GET', '/people/p1%0A', 200],
  ['POST', '/', 405],
  ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=local', 400],
  ['OPTIONS', '/identitytoolkit.googleapis.com/v1/accounts:lookup', 204],
  ['GET', '/emulator/mail', 403],
  ['GET', '/v1/projects/demo-evergift/databases/(default)/documents/users/x', 403],
];

test('every kind of answer carries the security headers', async ({ request, startEvergift }) => {
  const server = await startEvergift();
  const mailPage = server.mailPage.replace(server.origin, '');
  for (const [method, path, status] of [...answers, ['GET', mailPage, 200] as const]) {
    const answer = await request.fetch(`${server.origin}${path}`, { method });
    expect(answer.status(), `${method} ${path}`).toBe(status);
    for (const [name, value] of Object.entries(everywhere)) {
      expect(answer.headers()[name], `${name} of ${method} ${path}`).toMatch(value);
    }
    expect(answer.headers()['content-security-policy']).not.toMatch(/unsafe|\*/);
    // This server speaks http, where the header would mean nothing.
    expect(answer.headers()['strict-transport-security']).toBeUndefined();
  }
});

test('with an origin for each app the pages’ policy names them exactly, and their files run nothing by themselves', async ({
  request,
  startEvergift,
}) => {
  const server = await startEvergift({ origins: true });
  const page = await request.get(`${server.origin}/dashboard`);
  const policy = page.headers()['content-security-policy'] ?? '';
  const origins = remotes.map((name) => server.remoteOrigin(name));
  expect(policy).toMatch(
    new RegExp(`script-src 'self' ${origins.join(' ')} ('sha256-[^']+' ?){5};`),
  );
  for (const remote of origins) {
    for (const [path, status] of [
      ['/mf-manifest.json', 200],
      ['/nothing.js', 404],
    ] as const) {
      const answer = await request.get(`${remote}${path}`);
      expect(answer.status()).toBe(status);
      expect(answer.headers()['content-security-policy']).toMatch(/^default-src 'none';/);
      for (const [name, value] of Object.entries(everywhere)) {
        expect(answer.headers()[name], `${name} of ${path}`).toMatch(value);
      }
    }
  }
});

test('source maps are neither named nor served', async ({ page, startEvergift }) => {
  const server = await startEvergift({ origins: true });
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.set(response.url(), response.text());
    }
  });
  await page.goto(`${server.origin}/auth`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(
    [...scripts.keys()].some((address) => address.startsWith(server.remoteOrigin('auth'))),
  ).toBe(true);
  for (const [address, text] of scripts) {
    expect(await text, address).not.toContain('sourceMappingURL');
    const map = await page.request.get(`${address.replace(/\?.*$/, '')}.map`);
    expect(await map.text(), address).not.toContain('"mappings"');
  }
});
