import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { remoteNames } from '../app-folders.ts';
import { readOptions, type ServeOptions } from '../options.ts';
import { startEvergift, type RunningEvergift } from '../start-evergift.ts';
import { makeCertificate, type Certificate } from './certificate-fixture.ts';
import { LiveDocument, writeTheme } from './live-updates-fixture.ts';
import { freePort, isInstalled, startCaddy, startNginx, startPlainProxy } from './proxy-fixture.ts';
import type { ProxyPlan, RunningProxy } from './proxy-fixture.ts';
import { Visitor } from './visitor-fixture.ts';

const HOST = 'gifts.example';
const SERVICE = '/identitytoolkit.googleapis.com/v1';

let folder: string;
let plan: ProxyPlan & { plainPort: number };
let certificate: Certificate | undefined;
let evergift: RunningEvergift;
let publicUrl: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evergift-public-'));
  await mkdir(join(folder, 'apps/shell/dist'), { recursive: true });
  await writeFile(join(folder, 'apps/shell/dist/app.html'), '<p>Evergift</p>');
  await mkdir(join(folder, 'apps/people/dist'), { recursive: true });
  await writeFile(join(folder, 'apps/people/dist/mf-manifest.json'), '{"name":"people"}');
  certificate = makeCertificate(folder, HOST);
  const port = await freePort();
  publicUrl = `https://${HOST}:${port}`;
  const words = ['--port', '0', '--data', join(folder, 'data'), '--apps', join(folder, 'apps')];
  words.push('--public-url', publicUrl, '--trust-proxy', '127.0.0.1', '--host', '127.0.0.1');
  words.push('--origins', '--remote-url', `https://{app}.${HOST}:${port}`);
  evergift = await startEvergift(readOptions(words) as ServeOptions, () => undefined);
  const servers = new Map([[HOST, new URL(evergift.listensAt).host]]);
  for (const [name, origin] of evergift.remotesListenAt) {
    servers.set(`${name}.${HOST}`, new URL(origin).host);
  }
  plan = { folder, port, plainPort: await freePort(), servers, certificate };
});
afterAll(async () => {
  await evergift?.close();
  await rm(folder, { recursive: true, force: true });
});

const proxies = [
  {
    name: 'a proxy of a few lines',
    start: () => startPlainProxy(plan),
    missing: '',
    hasTls: false,
  },
  {
    name: 'nginx with TLS',
    start: () => startNginx(plan),
    missing: isInstalled('nginx', '-v') ? '' : 'nginx is not installed: apt install nginx-light',
    hasTls: true,
  },
  {
    name: 'Caddy with TLS',
    start: () => startCaddy(plan),
    missing: isInstalled('caddy', 'version') ? '' : 'Caddy is not installed: apt install caddy',
    hasTls: true,
  },
];

describe.each(proxies)('W1 behind $name', ({ name, start, missing, hasTls }) => {
  const index = proxies.findIndex((proxy) => proxy.name === name) + 1;
  let proxy: RunningProxy;
  const visitorAt = (address?: string) =>
    new Visitor(publicUrl, hasTls ? certificate : undefined, address);
  let visitor: Visitor;

  if (missing !== '') {
    test.skip(missing);
    return;
  }

  beforeAll(async () => {
    if (hasTls && !certificate) throw new Error('openssl is needed to make a certificate.');
    proxy = await start();
    visitor = visitorAt();
  });
  afterAll(() => proxy?.close());

  const signUp = async (email: string) => {
    const account = { email, password: 'correct horse', returnSecureToken: true };
    return visitor.post(`${SERVICE}/accounts:signUp`, account);
  };

  test('pages and apps name public addresses alone', async () => {
    const page = await visitor.ask('/dashboard');
    expect([page.status, page.text]).toEqual([200, '<p>Evergift</p>']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`https://people.${HOST}:${plan.port}`);
    expect(policy).not.toMatch(/localhost|127\.0\.0\.1/);
    expect(page.headers['strict-transport-security']).toBe('max-age=63072000');
    const manifest = (await visitor.ask('/remotes.json')).text;
    expect(manifest).not.toMatch(/localhost|127\.0\.0\.1/);
    const { microFrontends } = JSON.parse(manifest) as {
      microFrontends: Record<string, { url: string }[]>;
    };
    expect(Object.keys(microFrontends)).toEqual(remoteNames);
    const entry = await visitor.ask(microFrontends['people']?.[0]?.url ?? '');
    expect([entry.status, entry.text]).toEqual([200, '{"name":"people"}']);
    expect(entry.headers['access-control-allow-origin']).toBe('*');
  });

  test('people sign up from the public address, and pages of others may not', async () => {
    const { status, body } = await signUp(`${index}-new@example.com`);
    expect([status, body['email']]).toEqual([200, `${index}-new@example.com`]);
    const preflight = await visitor.ask(`${SERVICE}/accounts:signUp`, {
      method: 'OPTIONS',
      headers: { origin: publicUrl, 'access-control-request-headers': 'content-type' },
    });
    expect(preflight.headers['access-control-allow-origin']).toBe(publicUrl);
    const foreign = { origin: `https://other.example:${plan.port}` };
    expect((await visitor.post(`${SERVICE}/accounts:signUp`, {}, foreign)).status).toBe(403);
  });

  test('links of mails lead to the public address', async () => {
    const email = `${index}-mail@example.com`;
    await signUp(email);
    const link = await evergift.backend.auth.passwordResetLink(email);
    expect(link.startsWith(`${publicUrl}/`)).toBe(true);
    const page = await visitor.ask(link);
    expect(page.text).toContain('Choose a new password');
  });

  test.each([
    ['nothing', {}],
    ['this machine as the visitor', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' }],
    ['this machine as the host', { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' }],
  ])('the mail page and administration stay closed to who adds %s', async (_what, headers) => {
    const mails = await visitor.ask('/emulator/mail?secret=', { headers });
    expect(mails.status).toBe(404);
    const codes = '/emulator/v1/projects/demo-evergift/oobCodes';
    const asOwner = { ...headers, authorization: 'Bearer owner' };
    expect((await visitor.ask(codes, { headers: asOwner })).status).toBe(403);
  });

  test('a change comes while the stream stays open', async () => {
    const { body } = await signUp(`${index}-live@example.com`);
    const [token = '', uid = ''] = [body['idToken'], body['localId']];
    const live = await LiveDocument.open(visitor, token, `users/${uid}`);
    await live.until('CURRENT');
    expect(live.heard).not.toContain('dark');
    expect((await writeTheme(visitor, token, uid, 'dark')).status).toBe(200);
    await live.until('dark');
    expect([live.heard.includes('dark'), live.hasEnded]).toEqual([true, false]);
    live.close();
  });

  test("W3 limits count the visitor's address, whatever a visitor adds", async () => {
    const one = visitorAt(`127.0.${index}.2`);
    const other = visitorAt(`127.0.${index}.3`);
    const ask = (who: Visitor, number: number) =>
      who.post(
        `${SERVICE}/accounts:sendOobCode`,
        { requestType: 'PASSWORD_RESET', email: `${index}-nobody-${number}@example.com` },
        { 'x-forwarded-for': `192.0.2.${number % 250}` },
      );
    const answers: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const numbers = Array.from({ length: 21 }, (_, number) => round * 21 + number);
      const statuses = await Promise.all(numbers.map((number) => ask(one, number)));
      answers.push(...statuses.map(({ status }) => status));
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(200);
    expect((await ask(one, 1000)).body).toMatchObject({
      error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    });
    expect((await ask(other, 1001)).status).toBe(200);
  });

  test.runIf(name.startsWith('nginx'))('plain HTTP leads to https', async () => {
    const answer = await fetch(`http://127.0.0.1:${plan.plainPort}/people?a=b`, {
      headers: { host: HOST },
      redirect: 'manual',
    });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toMatch(/^https:\/\/[^/]+\/people\?a=b$/);
  });
});

test('W1 a proxy that names nothing and asks for this machine sees no mails either', async () => {
  for (const path of ['/emulator/mail', '/emulator/mail?secret=']) {
    expect((await fetch(evergift.listensAt + path)).status).toBe(404);
  }
  const codes = `${evergift.listensAt}/emulator/v1/projects/demo-evergift/oobCodes`;
  expect((await fetch(codes, { headers: { authorization: 'Bearer owner' } })).status).toBe(403);
});
