import {
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  verifyBeforeUpdateEmail,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

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
const onlyCode = async () => {
  const codes = await server.openCodes();
  expect(codes).toHaveLength(1);
  return codes[0]!;
};

describe('mailed codes with the unmodified SDK', () => {
  it('confirms an address with the mailed code, once (A5, U2)', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    const { oobCode, requestType } = await onlyCode();
    expect(requestType).toBe('VERIFY_EMAIL');
    expect(await server.confirmEmail(oobCode)).toBe(200);
    expect(await server.openCodes()).toEqual([]);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
    expect(await server.confirmEmail(oobCode)).toBe(400);
  });

  it('resets a forgotten password by mail (A8, U2)', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(server.device(), EMAIL);
    const { oobCode, requestType } = await onlyCode();
    expect(requestType).toBe('PASSWORD_RESET');
    expect(await server.resetPassword(oobCode, 'short')).toBe(400);
    expect(await server.resetPassword(oobCode, 'a new password')).toBe(200);
    const device = server.device();
    expect((await signIn(device, 'a new password')).user.emailVerified).toBe(true);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    expect(await server.resetPassword(oobCode, 'yet another')).toBe(400);
  });

  it('answers a reset for an unknown address like any other, and mails nothing (A8)', async () => {
    await sendPasswordResetEmail(auth, 'nobody@example.com');
    expect(await server.openCodes()).toEqual([]);
    expect(server.lines).toEqual([]);
  });

  it('a reset lets in again who was locked out', async () => {
    await signUp();
    const device = server.device();
    for (let attempt = 0; attempt < 11; attempt += 1) {
      await signIn(device, 'wrong password').catch(() => undefined);
    }
    await sendPasswordResetEmail(device, EMAIL);
    await server.resetPassword((await onlyCode()).oobCode, 'a new password');
    await signIn(device, 'a new password');
  });

  it('does not change an address, which is not offered', async () => {
    await expect(verifyBeforeUpdateEmail(await signUp(), 'b@example.com')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});
