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

const create = (fields: object) => server.admin('POST', ACCOUNTS, fields);
const signIn = (password = PASSWORD) =>
  server.post(`${SERVICE}/accounts:signInWithPassword`, { email: EMAIL, password });

describe("the official emulator's administration", () => {
  it('creates an account with an id of its own, looks it up, changes and deletes it', async () => {
    const made = await create({
      localId: 'ada',
      email: EMAIL,
      password: PASSWORD,
      displayName: 'Ada',
    });
    expect(made.body).toMatchObject({ localId: 'ada', email: EMAIL });
    expect((await create({ localId: 'ada' })).message).toBe('DUPLICATE_LOCAL_ID');
    await server.admin('POST', `${ACCOUNTS}:update`, {
      localId: 'ada',
      emailVerified: true,
      email: 'Lovelace@example.com',
      customAttributes: '{"admin":true}',
    });
    const found = await server.admin('POST', `${ACCOUNTS}:lookup`, {
      email: ['lovelace@example.com'],
    });
    expect(found.body.users).toMatchObject([{ localId: 'ada', emailVerified: true }]);
    const { body } = await server.post(`${SERVICE}/accounts:signInWithPassword`, {
      email: 'lovelace@example.com',
      password: PASSWORD,
    });
    expect(server.backend.verifyToken(String(body.idToken))).toMatchObject({
      token: { admin: true },
    });
    expect((await server.admin('POST', `${ACCOUNTS}:delete`, { localId: 'ada' })).status).toBe(200);
    const gone = await server.admin('POST', `${ACCOUNTS}:lookup`, { localId: ['ada'] });
    expect(gone.body).not.toHaveProperty('users');
  });

  it('refuses claims that would forge an identity', async () => {
    await create({ localId: 'ada', email: EMAIL });
    const update = (customAttributes: string) =>
      server.admin('POST', `${ACCOUNTS}:update`, { localId: 'ada', customAttributes });
    expect((await update('{"sub":"bob"}')).message).toBe('FORBIDDEN_CLAIM : sub');
    expect((await update('[]')).message).toBe('INVALID_CLAIMS');
    expect((await update(`{"a":"${'x'.repeat(1000)}"}`)).message).toBe('CLAIMS_TOO_LARGE');
  });

  it('disables and enables a user, and ends the sessions of one', async () => {
    await create({ localId: 'ada', email: EMAIL, password: PASSWORD });
    const { body } = await signIn();
    const update = (fields: object) =>
      server.admin('POST', `${ACCOUNTS}:update`, { localId: 'ada', ...fields });
    await update({ disableUser: true });
    const verdict = () => server.backend.verifyToken(String(body.idToken));
    expect(verdict()).toEqual({ ok: false, reason: 'disabled' });
    expect((await signIn()).message).toBe('USER_DISABLED');
    await update({ disableUser: false });
    expect(verdict().ok).toBe(true);
    server.now.ms += 5000;
    await update({ validSince: String(Math.floor(server.now.ms / 1000)) });
    expect(verdict()).toEqual({ ok: false, reason: 'revoked' });
    const refreshed = await server.post('/securetoken.googleapis.com/v1/token', {
      grant_type: 'refresh_token',
      refresh_token: body.refreshToken,
    });
    expect(refreshed.message).toBe('TOKEN_EXPIRED');
  });

  it('lists and counts accounts, a page at a time', async () => {
    for (const localId of ['c', 'a', 'b']) await create({ localId });
    const counted = await server.admin('POST', `${ACCOUNTS}:query`, { returnUserInfo: false });
    expect(counted.body).toEqual({ recordsCount: '3' });
    const queried = await server.admin('POST', `${ACCOUNTS}:query`, { order: 'DESC' });
    expect(queried.body.userInfo).toMatchObject([
      { localId: 'c' },
      { localId: 'b' },
      { localId: 'a' },
    ]);
    expect((await server.admin('POST', `${ACCOUNTS}:query`, { limit: '1' })).status).toBe(501);
    const first = await server.admin('GET', `${ACCOUNTS}:batchGet?maxResults=2`);
    expect(first.body).toMatchObject({
      users: [{ localId: 'a' }, { localId: 'b' }],
      nextPageToken: 'b',
    });
    const rest = await server.admin('GET', `${ACCOUNTS}:batchGet?maxResults=2&nextPageToken=b`);
    expect(rest.body.users).toMatchObject([{ localId: 'c' }]);
    expect(rest.body).not.toHaveProperty('nextPageToken');
  });

  it('gives a link without a mail', async () => {
    await create({ localId: 'ada', email: EMAIL });
    const { body } = await server.admin('POST', `${ACCOUNTS}:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: EMAIL,
      returnOobLink: true,
    });
    expect(body.oobLink).toContain(String(body.oobCode));
    expect(server.lines).toEqual([]);
    const missing = { requestType: 'VERIFY_EMAIL', email: 'x@example.com', returnOobLink: true };
    expect((await server.admin('POST', `${ACCOUNTS}:sendOobCode`, missing)).message).toBe(
      'USER_NOT_FOUND',
    );
  });

  it('clears every account without being asked who', async () => {
    await create({ localId: 'ada', email: EMAIL, password: PASSWORD });
    const { body } = await signIn();
    await server.post(`${SERVICE}/accounts:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: EMAIL,
    });
    const cleared = await fetch(`${server.url}${EMULATOR}/accounts`, { method: 'DELETE' });
    expect(cleared.status).toBe(200);
    expect(await server.openCodes()).toEqual([]);
    expect(server.backend.verifyToken(String(body.idToken)).ok).toBe(false);
    expect((await signIn()).message).toBe('INVALID_LOGIN_CREDENTIALS');
    let left = '';
    for await (const [key, value] of server.store.entries('')) left += key + value;
    expect(left).not.toContain(EMAIL);
  });

  it('switches the hiding of accounts, over a restart too', async () => {
    const config = { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } };
    const changed = await server.admin('PATCH', `${EMULATOR}/config`, config);
    expect(changed.body).toEqual({ signIn: { allowDuplicateEmails: false }, ...config });
    expect((await signIn()).message).toBe('EMAIL_NOT_FOUND');
    const reset = { requestType: 'PASSWORD_RESET', email: EMAIL };
    expect((await server.post(`${SERVICE}/accounts:sendOobCode`, reset)).message).toBe(
      'EMAIL_NOT_FOUND',
    );
    const again = await startAuthServer({ store: server.store });
    expect((await again.admin('GET', `${EMULATOR}/config`)).body).toEqual(changed.body);
    await again.close();
    const duplicates = { signIn: { allowDuplicateEmails: true } };
    expect((await server.admin('PATCH', `${EMULATOR}/config`, duplicates)).status).toBe(501);
  });
});

describe('a mailed code', () => {
  it('does nothing once the account has another address', async () => {
    await create({ localId: 'ada', email: EMAIL, password: PASSWORD });
    const { body } = await signIn();
    const verify = { requestType: 'VERIFY_EMAIL', idToken: body.idToken };
    await server.post(`${SERVICE}/accounts:sendOobCode`, verify);
    const { oobCode } = (await server.openCodes())[0]!;
    await server.admin('POST', `${ACCOUNTS}:update`, { localId: 'ada', email: 'b@example.com' });
    const applied = await server.post(`${SERVICE}/accounts:update`, { oobCode });
    expect(applied.message).toBe('INVALID_OOB_CODE');
    expect(server.backend.findAccount('b@example.com')?.emailVerified).toBe(false);
  });
});

describe('who may administer', () => {
  const CALLS = [
    ['DELETE', `${EMULATOR}/accounts`],
    ['GET', `${EMULATOR}/oobCodes`],
    ['GET', `${EMULATOR}/config`],
    ['POST', `${ACCOUNTS}:query`],
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
    expect(await statusOf('POST', `${ACCOUNTS}:query`, {})).toBe(403);
    expect(await statusOf('POST', `${ACCOUNTS}:query`, { authorization: 'Bearer me' })).toBe(403);
  });
});
