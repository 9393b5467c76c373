import {
  createUserWithEmailAndPassword,
  signInAnonymously,
  signInWithEmailAndPassword,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const MINUTE = 60_000;
const HOUR = 3_600_000;

let server: AuthServer;
let auth: Auth;

beforeEach(async () => {
  server = await startAuthServer();
  auth = server.device();
});
afterEach(() => server.close());

const signUp = async (): Promise<User> =>
  (await createUserWithEmailAndPassword(auth, EMAIL, PASSWORD)).user;
const signIn = (device: Auth, password = PASSWORD) =>
  signInWithEmailAndPassword(device, EMAIL, password);
const setAccount = (body: object) =>
  server.admin('POST', `${SERVICE}/projects/${PROJECT}/accounts:update`, body);

describe('signing in with the unmodified SDK', () => {
  it('signs up, and the user and the token say who it is (A5)', async () => {
    const user = await signUp();
    expect(user.email).toBe(EMAIL);
    expect(user.emailVerified).toBe(false);
    expect(Date.parse(user.metadata.creationTime!)).toBe(Math.floor(server.now.ms / 1000) * 1000);
    const { claims } = await user.getIdTokenResult();
    expect(claims).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      aud: PROJECT,
      iss: `https://securetoken.google.com/${PROJECT}`,
      email: EMAIL,
      email_verified: false,
      firebase: { sign_in_provider: 'password', identities: { email: [EMAIL] } },
    });
    const verdict = server.backend.verifyToken(await user.getIdToken());
    expect(verdict).toMatchObject({ ok: true, uid: user.uid, token: { email: EMAIL } });
  });

  it('refuses a second account, a bad address and a short password (A3, A7)', async () => {
    await signUp();
    const create = (email: string, password: string) =>
      createUserWithEmailAndPassword(server.device(), email, password);
    await expect(create('ADA@Example.com', PASSWORD)).rejects.toMatchObject({
      code: 'auth/email-already-in-use',
    });
    await expect(create('not an address', PASSWORD)).rejects.toMatchObject({
      code: 'auth/invalid-email',
    });
    await expect(create('b@example.com', '1234567')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
      message: expect.stringContaining('at least 8 characters') as string,
    });
    await expect(create('b@example.com', '')).rejects.toMatchObject({
      code: 'auth/missing-password',
    });
    expect((await create('b@example.com', '12345678')).user.email).toBe('b@example.com');
  });

  it('signs in, whatever the case of the address, and notes when (A4, U1)', async () => {
    const { uid } = await signUp();
    server.now.ms += HOUR;
    const device = server.device();
    const { user } = await signInWithEmailAndPassword(device, 'Ada@EXAMPLE.com', PASSWORD);
    expect(user.uid).toBe(uid);
    expect(Date.parse(user.metadata.lastSignInTime!)).toBe(Math.floor(server.now.ms / 1000) * 1000);
  });

  it('says the same for a wrong password and an unknown address (A6)', async () => {
    await signUp();
    for (const email of [EMAIL, 'nobody@example.com']) {
      await expect(
        signInWithEmailAndPassword(server.device(), email, 'wrong password'),
      ).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    }
  });

  it('answers a disabled user so, only with the right password (A6)', async () => {
    const user = await signUp();
    expect((await setAccount({ localId: user.uid, disableUser: true })).status).toBe(200);
    await expect(signIn(server.device())).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await expect(signIn(server.device(), 'wrong password')).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' });
    expect(auth.currentUser).toBeNull();
  });

  it('ends a run of wrong passwords, and lets in again later (A6)', async () => {
    await signUp();
    const device = server.device();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(signIn(device, 'wrong password')).rejects.toMatchObject({
        code: 'auth/invalid-credential',
      });
    }
    await expect(signIn(device)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    server.now.ms += 5 * MINUTE;
    expect((await signIn(device)).user.email).toBe(EMAIL);
  });

  it('refreshes a token that has expired', async () => {
    const user = await signUp();
    const token = await user.getIdToken();
    server.now.ms += HOUR;
    expect(server.backend.verifyToken(token)).toEqual({ ok: false, reason: 'expired' });
    const fresh = await user.getIdToken(true);
    expect(server.backend.verifyToken(fresh)).toMatchObject({ ok: true, uid: user.uid });
    const { claims } = await user.getIdTokenResult();
    expect(Number(claims.iat) - Number(claims.auth_time)).toBe(3600);
  });

  it('refuses what it does not offer', async () => {
    await expect(signInAnonymously(auth)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});
