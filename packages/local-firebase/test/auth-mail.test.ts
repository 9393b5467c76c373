import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateEmail,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
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
    expect((await checkActionCode(auth, oobCode)).data.email).toBe(EMAIL);
    await applyActionCode(auth, oobCode);
    expect(await server.openCodes()).toEqual([]);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    expect((await user.getIdTokenResult(true)).claims.email_verified).toBe(true);
    await expect(applyActionCode(auth, oobCode)).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
  });

  it('says that a code has expired', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    const { oobCode } = await onlyCode();
    server.now.ms += 73 * HOUR;
    await expect(applyActionCode(auth, oobCode)).rejects.toMatchObject({
      code: 'auth/expired-action-code',
    });
  });

  it('changes an address only after its confirmation', async () => {
    const user = await signUp();
    await expect(updateEmail(user, 'b@example.com')).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
    await verifyBeforeUpdateEmail(user, 'b@example.com');
    const { oobCode } = await onlyCode();
    const { data } = await checkActionCode(auth, oobCode);
    expect(data).toMatchObject({ email: 'b@example.com', previousEmail: EMAIL });
    await applyActionCode(auth, oobCode);
    const device = server.device();
    const changed = (await signInWithEmailAndPassword(device, 'b@example.com', PASSWORD)).user;
    expect([changed.uid, changed.emailVerified]).toEqual([user.uid, true]);
    await expect(signIn(device)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
  });

  it('does not tell that the new address is taken, and mails nothing', async () => {
    await server.backend.createAccount({ email: 'b@example.com', password: PASSWORD });
    await verifyBeforeUpdateEmail(await signUp(), 'b@example.com');
    expect(await server.openCodes()).toEqual([]);
  });

  it('resets a forgotten password by mail (A8, U2)', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(server.device(), EMAIL);
    const { oobCode, requestType } = await onlyCode();
    expect(requestType).toBe('PASSWORD_RESET');
    const device = server.device();
    expect(await verifyPasswordResetCode(device, oobCode)).toBe(EMAIL);
    await expect(confirmPasswordReset(device, oobCode, 'short')).rejects.toMatchObject({
      code: 'auth/password-does-not-meet-requirements',
    });
    await confirmPasswordReset(device, oobCode, 'a new password');
    expect((await signIn(device, 'a new password')).user.emailVerified).toBe(true);
    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await expect(confirmPasswordReset(device, oobCode, 'yet another')).rejects.toMatchObject({
      code: 'auth/invalid-action-code',
    });
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
    await confirmPasswordReset(device, (await onlyCode()).oobCode, 'a new password');
    await signIn(device, 'a new password');
  });
});
