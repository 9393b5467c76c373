import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const EMULATOR = `/emulator/v1/projects/${PROJECT}`;
const ACCOUNTS = `${SERVICE}/projects/${PROJECT}/accounts`;

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.close());

const signIn = (password = PASSWORD) =>
  server.post(`${SERVICE}/accounts:signInWithPassword`, { email: EMAIL, password });

describe('administration over HTTP', () => {
  let localId: string;
  beforeEach(async () => {
    localId = (await server.backend.createAccount({ email: EMAIL, password: PASSWORD })).uid;
  });

  it('disables and enables a user', async () => {
    const { body } = await signIn();
    const update = (fields: object) => server.admin('POST', `${ACCOUNTS}:update`, fields);
    await update({ localId, disableUser: true });
    const verdict = () => server.backend.verifyToken(String(body.idToken));
    expect(verdict()).toEqual({ ok: false, reason: 'disabled' });
    expect((await signIn()).message).toBe('USER_DISABLED');
    await update({ localId, disableUser: false });
    expect(verdict().ok).toBe(true);
    expect((await update({ disableUser: true })).message).toBe('MISSING_LOCAL_ID');
    expect((await update({ localId, email: 'b@example.com' })).message).toMatch(/^MISSING_FIELD/);
    expect((await update({ localId: 'nobody', disableUser: true })).message).toBe('USER_NOT_FOUND');
  });

  it('gives a link without a mail', async () => {
    const { body } = await server.admin('POST', `${ACCOUNTS}:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: EMAIL,
      returnOobLink: true,
    });
    expect(body.oobLink).toContain(String(body.oobCode));
    expect(server.lines).toEqual([]);
  });
});

describe('who may administer', () => {
  const CALLS = [
    ['GET', `${EMULATOR}/oobCodes`],
    ['POST', `${ACCOUNTS}:sendOobCode`],
    ['POST', `${ACCOUNTS}:update`],
    ['POST', `${SERVICE}/accounts:lookup`],
  ] as const;
  const statusOf = (method: string, path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      request(server.url + path, { method, headers }, (response) =>
        resolve(response.resume().statusCode!),
      )
        .on('error', reject)
        .end();
    });
  const owner = { authorization: 'Bearer owner' };
  /** Without an administrator's token it answers for one's own account. */
  const isForUsers = (path: string) => path === `${SERVICE}/accounts:lookup`;

  it.each(CALLS)('nobody, unless it is switched on: %s %s', async (method, path) => {
    await server.close();
    server = await startAuthServer({ adminToken: undefined });
    expect(await statusOf(method, path, owner)).toBe(403);
    if (!isForUsers(path)) expect(await statusOf(method, path, {})).toBe(403);
  });

  it.each(CALLS)('nobody, while other machines reach the server: %s %s', async (method, path) => {
    await server.close();
    server = await startAuthServer({ publicUrl: 'https://gifts.example' });
    expect(await statusOf(method, path, owner)).toBe(403);
    if (!isForUsers(path)) expect(await statusOf(method, path, {})).toBe(403);
  });

  it.each(CALLS)(
    'nobody without the secret token, where one is set: %s %s',
    async (method, path) => {
      await server.close();
      server = await startAuthServer({ adminToken: 'secret' });
      const without = isForUsers(path) ? [] : [{}];
      for (const headers of [...without, owner, { authorization: 'Bearer secres' }]) {
        expect(await statusOf(method, path, headers)).toBe(403);
      }
      expect(await statusOf(method, path, { authorization: 'Bearer secret' })).not.toBe(403);
    },
  );

  it.each(CALLS)('no page of another site: %s %s', async (method, path) => {
    expect(await statusOf(method, path, { ...owner, origin: 'https://evil.example' })).toBe(403);
  });

  it('nobody with another mark, and no project call without one', async () => {
    expect(await statusOf('POST', `${ACCOUNTS}:update`, {})).toBe(403);
    expect(await statusOf('POST', `${ACCOUNTS}:update`, { authorization: 'Bearer me' })).toBe(403);
  });
});
