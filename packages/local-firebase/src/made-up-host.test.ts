import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rules } from '../conformance/target.ts';
import { startLocalBackend, type RunningBackend, type StartOptions } from './index.ts';

const SERVICE = '/identitytoolkit.googleapis.com/v1';
const ACCOUNT = { email: 'ada@example.com', password: 'correct horse' };
const MADE_UP = '203.0.113.66';

let folder: string;
let running: RunningBackend;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-up-host-'));
  writeFileSync(join(folder, 'firestore.rules'), rules('match /c/{id} { allow read; }'));
});
afterEach(async () => {
  await running?.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (options: Partial<StartOptions> = {}) => {
  running = await startLocalBackend({
    port: 0,
    projectId: 'demo-test',
    rulesFile: join(folder, 'firestore.rules'),
    log: () => undefined,
    auth: { passwordCost: 1024 },
    ...options,
  });
};

/** Sends exactly these header lines; `fetch` would add and drop some. */
const send = (method: string, path: string, headers: string[], body: object | '' = '') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const content = body === '' ? '' : JSON.stringify(body);
    const lines = [
      `${method} ${path} HTTP/1.1`,
      ...headers,
      'Content-Type: application/json',
      `Content-Length: ${content.length}`,
      'Connection: close',
    ];
    const socket = connect(running.port, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => (text += String(part)));
    socket.on('end', () => resolve({ status: Number(text.slice(9, 12)), text }));
    socket.on('error', reject);
    socket.write(`${lines.join('\r\n')}\r\n\r\n${content}`);
  });

/** What nginx sends for everybody with `proxy_pass http://localhost:PORT;` alone. */
const fromProxy = (...more: string[]) => [`Host: localhost:${running.port}`, ...more];

describe('a host or an origin that somebody made up', () => {
  it('is not answered, on any kind of path', async () => {
    await start();
    const { port } = running;
    for (const path of [`${SERVICE}/projects`, '/emulator/mail', '/v1/projects/p/databases']) {
      const made = [`Host: ${MADE_UP}:${port}`, `Origin: http://${MADE_UP}:${port}`];
      expect((await send('GET', path, made)).status).toBe(421);
      const second = [`Host: localhost:${port}`, `Host: ${MADE_UP}:${port}`];
      expect((await send('GET', path, second)).status).toBe(400);
      const origin = fromProxy(`Origin: http://${MADE_UP}:${port}`);
      expect((await send('GET', path, origin)).status).toBe(403);
    }
  });

  it('becomes no place that mails lead to', async () => {
    await start();
    const { port } = running;
    const origin = `http://${MADE_UP}:${port}`;
    await running.backend.auth.createAccount(ACCOUNT);
    for (const continueUrl of [origin, `http://localhost:${port + 1}/`]) {
      const mail = { requestType: 'PASSWORD_RESET', email: ACCOUNT.email, continueUrl };
      const answer = await send('POST', `${SERVICE}/accounts:sendOobCode`, fromProxy(), mail);
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('UNAUTHORIZED_DOMAIN');
    }
  });
});

describe('the mail page and administration', () => {
  it.each([
    ['nothing else', []],
    ['Via', ['Via: 1.1 proxy']],
    ['X-Forwarded-Proto', ['X-Forwarded-Proto: https']],
    ['CF-Connecting-IP', ['CF-Connecting-IP: 192.0.2.7']],
    ['X-Forwarded-For', ['X-Forwarded-For: 127.0.0.1']],
  ])('W1 show nothing through a proxy that sends %s', async (_what, headers) => {
    await start({ admin: true, adminToken: 'secret' });
    await running.backend.auth.createAccount(ACCOUNT);
    const mail = { requestType: 'PASSWORD_RESET', email: ACCOUNT.email };
    await send('POST', `${SERVICE}/accounts:sendOobCode`, fromProxy(...headers), mail);
    const { pathname, search } = new URL(running.backend.mailPageUrl()!);
    const isSeen = headers.length > 0;
    const page = await send('GET', pathname + (isSeen ? search : ''), fromProxy(...headers));
    expect(page.status).toBe(isSeen ? 404 : 403);
    expect(page.text).not.toContain('oobCode');
    const codes = '/emulator/v1/projects/demo-test/oobCodes';
    expect((await send('GET', codes, fromProxy(...headers))).status).toBe(403);
    const documents = '/emulator/v1/projects/demo-test/databases/(default)/documents';
    expect((await send('DELETE', documents, fromProxy(...headers))).status).toBe(403);
  });

  it('open with the secret that was made at the start', async () => {
    await start();
    const { pathname, search } = new URL(running.backend.mailPageUrl()!);
    expect((await send('GET', pathname + search, fromProxy())).status).toBe(200);
    expect(search.length).toBeGreaterThan(30);
  });
});
