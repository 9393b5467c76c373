import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const TOKEN = '/securetoken.googleapis.com/v1/token';

let server: AuthServer;
beforeEach(async () => {
  server = await startAuthServer();
});
afterEach(() => server.close());

const signUp = (email = EMAIL) =>
  server.post(`${SERVICE}/accounts:signUp`, { email, password: PASSWORD });
const signIn = (password = PASSWORD, email = EMAIL) =>
  server.post(`${SERVICE}/accounts:signInWithPassword`, { email, password });
const refresh = (refresh_token: unknown) =>
  server.post(TOKEN, { grant_type: 'refresh_token', refresh_token });

describe('what the service answers', () => {
  it('answers a sign-up as the service does', async () => {
    const { status, body } = await signUp();
    expect(status).toBe(200);
    expect(body).toMatchObject({ email: EMAIL, expiresIn: '3600' });
    expect(body.localId).toMatch(/^[A-Za-z0-9]{28}$/);
  });

  it.each([
    ['signUp', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['signUp', { email: EMAIL }, 'MISSING_PASSWORD'],
    [
      'signUp',
      { email: 'a@b', password: PASSWORD, localId: 'x' },
      'UNEXPECTED_PARAMETER : User ID',
    ],
    ['signUp', {}, /^OPERATION_NOT_ALLOWED : Anonymous/],
    ['signInWithPassword', { password: PASSWORD }, 'MISSING_EMAIL'],
    ['signInWithPassword', { email: '', password: PASSWORD }, 'INVALID_EMAIL'],
    ['signInWithPassword', { email: EMAIL }, 'MISSING_PASSWORD'],
    ['signInWithPassword', { email: EMAIL, password: 'x' }, 'INVALID_LOGIN_CREDENTIALS'],
    ['lookup', {}, 'MISSING_ID_TOKEN'],
    ['lookup', { idToken: 'nonsense' }, 'INVALID_ID_TOKEN'],
    ['update', {}, 'MISSING_ID_TOKEN'],
    ['update', { oobCode: 'nonsense' }, /^OPERATION_NOT_ALLOWED : Changing 'oobCode'/],
    ['update', { email: EMAIL }, /^OPERATION_NOT_ALLOWED : Changing 'email'/],
    ['update', { disableUser: true }, 'OPERATION_NOT_ALLOWED'],
    ['sendOobCode', {}, 'MISSING_REQ_TYPE'],
    ['sendOobCode', { requestType: 'EMAIL_SIGNIN', email: EMAIL }, /^OPERATION_NOT_ALLOWED/],
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    ['sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL' }, /^OPERATION_NOT_ALLOWED/],
    [
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: EMAIL, returnOobLink: true },
      'INSUFFICIENT_PERMISSION',
    ],
  ] as const)('refuses %s %j', async (call, fields, expected) => {
    const { status, message, body } = await server.post(`${SERVICE}/accounts:${call}`, fields);
    expect(status).toBe(400);
    if (expected instanceof RegExp) expect(message).toMatch(expected);
    else expect(message).toBe(expected);
    expect(body.error).toMatchObject({ code: 400, errors: [{ message, domain: 'global' }] });
  });

  it('refuses a token that was changed, made by another key, or unsigned', async () => {
    const { body } = await signUp();
    const [head, claims, signature] = String(body.idToken).split('.') as [string, string, string];
    const forged = Buffer.from(claims, 'base64url').toString().replace(EMAIL, 'bob@example.com');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const other = await startAuthServer();
    const foreign = await other.post(`${SERVICE}/accounts:signUp`, {
      email: EMAIL,
      password: PASSWORD,
    });
    await other.close();
    const sibling = await startAuthServer({ store: server.store, projectId: 'another' });
    const elsewhere = await sibling.post(`${SERVICE}/accounts:signInWithPassword`, {
      email: EMAIL,
      password: PASSWORD,
    });
    await sibling.close();
    for (const token of [
      String(elsewhere.body.idToken),
      `${head}.${Buffer.from(forged).toString('base64url')}.${signature}`,
      `${unsigned}.${claims}.`,
      `${unsigned}.${claims}.${signature}`,
      String(foreign.body.idToken),
    ]) {
      expect(server.backend.verifyToken(token).ok).toBe(false);
      const answer = await server.post(`${SERVICE}/accounts:lookup`, { idToken: token });
      expect(answer.message).toBe('INVALID_ID_TOKEN');
    }
  });

  it('refreshes as a form and as JSON, and distinguishes an ended session from a foreign token', async () => {
    const { body } = await signUp();
    const form = await fetch(server.url + TOKEN, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: String(body.refreshToken),
      }),
    });
    expect(await form.json()).toMatchObject({ user_id: body.localId, token_type: 'Bearer' });
    expect((await refresh(body.refreshToken)).status).toBe(200);
    expect((await refresh(`${String(body.refreshToken)}x`)).message).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh('nonsense')).message).toBe('INVALID_REFRESH_TOKEN');
    await server.backend.endSessions(String(body.localId));
    expect((await refresh(body.refreshToken)).message).toBe('TOKEN_EXPIRED');
    await server.backend.deleteAccount(String(body.localId));
    expect((await refresh(body.refreshToken)).message).toBe('USER_NOT_FOUND');
  });

  it('keeps the newest fifty sessions of an account', async () => {
    const { body } = await signUp();
    const tokens: unknown[] = [];
    for (let count = 0; count < 50; count += 1) {
      server.now.ms += 1;
      tokens.push((await signIn()).body.refreshToken);
    }
    expect((await refresh(body.refreshToken)).message).toBe('TOKEN_EXPIRED');
    expect((await refresh(tokens[0])).status).toBe(200);
    expect((await refresh(tokens[49])).status).toBe(200);
  });
});

describe('what is never kept or shown', () => {
  it('stores neither passwords nor refresh tokens, and logs neither', async () => {
    const { body } = await signUp();
    await signIn();
    await signIn('a wrong password');
    let stored = '';
    for await (const [key, value] of server.store.entries('')) stored += `${key} ${value}\n`;
    expect(stored).toContain(EMAIL);
    for (const secret of [PASSWORD, 'a wrong password', String(body.refreshToken)]) {
      expect(stored).not.toContain(secret);
      expect(server.lines.join()).not.toContain(secret);
    }
    expect(stored).not.toContain(Buffer.from(PASSWORD).toString('base64'));
  });

  it('shows no hash in a lookup', async () => {
    const { body } = await signUp();
    const { body: found } = await server.post(`${SERVICE}/accounts:lookup`, {
      idToken: body.idToken,
    });
    const [user] = found.users as Record<string, unknown>[];
    expect(user).toMatchObject({ localId: body.localId, passwordHash: 'UkVEQUNURUQ=' });
    expect(JSON.stringify(user)).not.toMatch(/salt|scrypt|sessionGeneration/);
  });
});

describe('at the same moment', () => {
  it('gives an address to one of many', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp()));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.message === 'EMAIL_EXISTS')).toHaveLength(4);
  });

  it('lets one of many use a code', async () => {
    await signUp();
    await server.post(`${SERVICE}/accounts:sendOobCode`, {
      requestType: 'PASSWORD_RESET',
      email: EMAIL,
    });
    const { oobCode } = (await server.openCodes())[0]!;
    const answers = await Promise.all(
      ['first try of it', 'second try of it'].map((newPassword) =>
        server.resetPassword(oobCode, newPassword),
      ),
    );
    expect(answers.sort()).toEqual([200, 400]);
  });

  it('counts wrong passwords that arrive at once', async () => {
    await signUp();
    const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong password')));
    const messages = answers.map((answer) => answer.message!.split(' : ')[0]);
    expect(messages.filter((text) => text === 'INVALID_LOGIN_CREDENTIALS')).toHaveLength(10);
    expect(messages.filter((text) => text === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(20);
  });
});

describe('limits by network address', () => {
  it('ends guessing over many accounts, and floods of sign-ups and mails', async () => {
    await server.close();
    const two = { attempts: 2, windowMs: 60_000 };
    server = await startAuthServer({
      limits: { signInByAddress: two, signUpByAddress: two, mailByAddress: two },
    });
    const outcomes: (string | undefined)[][] = [[], [], []];
    for (const name of ['a', 'b', 'c']) {
      const email = `${name}@example.com`;
      outcomes[0]!.push((await signUp(email)).message);
      outcomes[1]!.push((await signIn('wrong password', email)).message);
      const reset = { requestType: 'PASSWORD_RESET', email };
      outcomes[2]!.push((await server.post(`${SERVICE}/accounts:sendOobCode`, reset)).message);
    }
    for (const [, , third] of outcomes) expect(third).toMatch(/^TOO_MANY_ATTEMPTS_TRY_LATER/);
    expect(outcomes[0]!.slice(0, 2)).toEqual([undefined, undefined]);
    server.now.ms += 60_000;
    expect((await signUp('d@example.com')).status).toBe(200);
  });

  it('does not count those who know their password', async () => {
    await server.close();
    const one = { attempts: 1, windowMs: 60_000 };
    server = await startAuthServer({ limits: { signInByAddress: one } });
    await signUp();
    for (let count = 0; count < 3; count += 1) expect((await signIn()).status).toBe(200);
  });

  it('limits mails to an address alike, whether it has an account or not', async () => {
    await signUp();
    for (const email of [EMAIL, 'nobody@example.com']) {
      const reset = { requestType: 'PASSWORD_RESET', email };
      const send = () => server.post(`${SERVICE}/accounts:sendOobCode`, reset);
      for (let count = 0; count < 20; count += 1) expect((await send()).status).toBe(200);
      expect((await send()).message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    }
  });
});
