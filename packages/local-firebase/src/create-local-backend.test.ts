import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { integer, Project, rules, unsignedToken } from '../conformance/target.ts';
import { startLocalBackend, type RunningBackend, type StartOptions } from './index.ts';

const ALLOW = rules('match /c/{id} { allow read, write: if true; }');
const DENY = rules('match /c/{id} { allow read, write: if false; }');

describe('the backend', () => {
  let folder: string;
  let rulesFile: string;
  let running: RunningBackend | undefined;
  let log: string[];
  let heard: () => void;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backend-'));
    rulesFile = join(folder, 'firestore.rules');
    writeFileSync(rulesFile, ALLOW);
    log = [];
    heard = () => undefined;
  });
  afterEach(async () => {
    await running?.close();
    running = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(options: Partial<StartOptions> = {}): Promise<RunningBackend> {
    running = await startLocalBackend({
      port: 0,
      projectId: 'demo-test',
      rulesFile,
      log(message) {
        log.push(message);
        heard();
      },
      ...options,
    });
    return running;
  }

  const project = (id?: string) =>
    new Project({ name: 'test', baseUrl: running?.url ?? '', isOfficial: false }, id);
  const logged = (part: string) =>
    new Promise<void>((resolve) => {
      heard = () => {
        if (log.some((message) => message.includes(part))) resolve();
      };
      heard();
    });

  it('listens on loopback and says when it is ready', async () => {
    const { url } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(url)).text()).toBe('Ok\n');
    expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
  });

  it('names the port that is taken, and the option', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()));
    const { port } = other.address() as AddressInfo;
    await expect(start({ port })).rejects.toThrow(
      new RegExp(`Port ${port} on 127.0.0.1 is taken.*--port`),
    );
    await new Promise((resolve) => other.close(resolve));
  });

  it('names every place where the rules do not compile, and does not start', async () => {
    writeFileSync(
      rulesFile,
      "rules_version = '2'; service cloud.firestore {\n  match /c/{id} { allow read: if; }\n}",
    );
    await expect(start()).rejects.toThrow(/firestore\.rules:2:\d+: /);
  });

  it('takes over rules that change, and keeps the old when the new do not compile', async () => {
    await start();
    const { id } = project();
    const write = () => {
      const one = project();
      return one.commit([one.set('c/a', { n: integer(1) })], null);
    };
    expect([id, (await write()).status]).toEqual([id, 200]);
    writeFileSync(rulesFile, 'service cloud.firestore {');
    await logged('The rules before stay in force');
    expect(log.join('\n')).toMatch(/firestore\.rules:1:\d+: /);
    expect((await write()).status).toBe(200);
    writeFileSync(rulesFile, DENY);
    await logged('were reloaded');
    expect((await write()).status).toBe(403);
  });

  it('reads at most a thousand documents at once: the rules judge each while everybody waits', async () => {
    await start();
    const one = project();
    const read = (count: number) =>
      one.call(
        'batchGet',
        { documents: Array.from({ length: count }, (_, index) => one.name(`c/${index}`)) },
        null,
      );
    expect((await read(1_001)).body.error.message).toBe('At most 1000 documents in one request.');
    expect((await read(1_000)).status).toBe(200);
  });

  it('keeps accounts and documents over a restart', async () => {
    const dataFolder = join(folder, 'data');
    const first = await start({ dataFolder, auth: { passwordCost: 1024 } });
    const one = project();
    await one.commit([one.set('c/a', { n: integer(1) })], null);
    const details = { email: 'a@example.com', password: 'long enough' };
    const { uid } = await first.backend.auth.createAccount(details);
    await first.close();
    const second = await start({ dataFolder });
    expect(second.backend.auth.findAccount('a@example.com')?.uid).toBe(uid);
    const { documents } = second.backend.engine.getDocuments([one.name('c/a')], { kind: 'admin' });
    expect(documents[0]?.fields).toEqual({ n: integer(1) });
  });

  it('believes neither unsigned tokens nor administrators unless asked to', async () => {
    await start();
    const one = project();
    const write = [one.set('c/a', { n: integer(1) })];
    for (const token of [unsignedToken('u1'), 'owner', 'garbage']) {
      const answer = await one.commit(write, token);
      expect([answer.status, answer.body.error.status]).toEqual([401, 'UNAUTHENTICATED']);
    }
    expect((await one.setRules(ALLOW)).status).toBe(403);
    expect((await one.clear()).status).toBe(403);
  });

  it('answers a stream that its token is not accepted', async () => {
    await start();
    const one = project();
    const channel = await one.open('Listen', 'garbage', { database: one.database });
    expect(await channel.next()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    const writing = await one.open('Write', 'garbage', { database: one.database });
    expect(await writing.next()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    one.close();
  });

  it('ends a Listen stream when its token expires', async () => {
    await start({ auth: { passwordCost: 1024, tokenLifetimeSeconds: 2 } });
    const one = project('demo-test');
    const signUp = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k';
    const account = { email: 'a@example.com', password: 'long enough', returnSecureToken: true };
    const { body } = await one.request('POST', signUp, account);
    const client = await one.listen(2, one.query('c'), body.idToken);
    await client.current(2);
    expect(await client.channel.next()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
    one.close();
  });

  it('does not answer pages of other sites', async () => {
    const { url, port } = await start();
    const origin = 'https://example.com';
    const paths = ['/v1/projects/p/databases/(default)/documents/c/a', '/emulator/mail'];
    for (const path of paths) {
      const response = await fetch(url + path, { headers: { origin } });
      expect(response.status).toBe(403);
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
    const rebound = await new Promise<number | undefined>((resolve) => {
      const headers = { host: `attacker.example:${port}` };
      const target = { host: '127.0.0.1', port, path: paths[0], headers };
      httpRequest(target, (response) => resolve(response.resume().statusCode)).end();
    });
    expect(rebound).toBe(421);
  });

  it('answers a preflight for its own pages', async () => {
    const { url } = await start({ origins: ['http://localhost:4201'] });
    const response = await fetch(`${url}/v1/projects/p/databases/(default)/documents:commit`, {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:4201',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,x-goog-api-client',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,x-goog-api-client',
    );
  });

  it('refuses another database and a body beyond the limit', async () => {
    await start();
    const one = project();
    const path = `/v1/projects/${one.id}/databases/other/documents:commit`;
    const other = await one.request('POST', path, { writes: [] });
    expect(other.body.error.status).toBe('UNIMPLEMENTED');
    const foreign = {
      update: { name: 'projects/x/databases/(default)/documents/c/a', fields: {} },
    };
    expect((await one.commit([foreign], null)).status).toBe(400);
    const large = await one.call('commit', 'x'.repeat(12 * 1024 * 1024), null).catch(() => null);
    expect([413, undefined]).toContain(large?.status);
  });
});
