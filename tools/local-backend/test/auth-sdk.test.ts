import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeRecaptchaConfig,
  reauthenticateWithCredential,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROJECT, SERVICE, startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
const setAccount = (body: object) =>
  server.admin('POST', `${SERVICE}/projects/${PROJECT}/accounts:update`, body);

describe('the unmodified SDK', () => {
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
    expect(await fetchSignInMethodsForEmail(server.device(), EMAIL)).toEqual([]);
  });

  it('tells a disabled user so, only with the right password (A6)', async () => {
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

  it('confirms an address with the mailed code, once (A5, U2)', async () => {
    const user = await signUp();
    await sendEmailVerification(user);
    const { oobCode, requestType } = await onlyCode();
    expect(requestType).toBe('VERIFY_EMAIL');
    expect(server.lines.join()).toContain(`oobCode=${oobCode}`);
    expect((await checkActionCode(auth, oobCode)).data.email).toBe(EMAIL);
    await applyActionCode(auth, oobCode);
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

  it('keeps the profile, and clears it (U1)', async () => {
    const user = await signUp();
    await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.com/a.png' });
    await reload(user);
    expect([user.displayName, user.photoURL]).toEqual(['Ada', 'https://example.com/a.png']);
    expect(user.providerData[0]).toMatchObject({ providerId: 'password', displayName: 'Ada' });
    expect((await user.getIdTokenResult(true)).claims.name).toBe('Ada');
    await updateProfile(user, { displayName: '' });
    await reload(user);
    expect([user.displayName, user.photoURL]).toEqual([null, 'https://example.com/a.png']);
    const long = updateProfile(user, { displayName: 'x'.repeat(257) });
    await expect(long).rejects.toMatchObject({ code: 'auth/invalid-profile-attribute' });
  });

  it('changes the password here and signs out everywhere else', async () => {
    const user = await signUp();
    const other = server.device();
    const elsewhere = (await signIn(other)).user;
    server.now.ms += MINUTE;
    await updatePassword(user, 'a new password');
    expect(server.backend.verifyToken(await user.getIdToken())).toMatchObject({ ok: true });
    await user.getIdToken(true);
    expect(server.backend.verifyToken(await elsewhere.getIdToken())).toEqual({
      ok: false,
      reason: 'revoked',
    });
    await expect(elsewhere.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    expect(other.currentUser).toBeNull();
    await expect(signIn(server.device())).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await signIn(server.device(), 'a new password');
  });

  it('asks for a recent sign-in before what is sensitive', async () => {
    const user = await signUp();
    server.now.ms += 6 * MINUTE;
    const recent = { code: 'auth/requires-recent-login' };
    await expect(updatePassword(user, 'a new password')).rejects.toMatchObject(recent);
    await expect(verifyBeforeUpdateEmail(user, 'b@example.com')).rejects.toMatchObject(recent);
    await expect(deleteUser(user)).rejects.toMatchObject(recent);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
    await updatePassword(user, 'a new password');
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

  it('deletes the account, and nothing of it works any more', async () => {
    const user = await signUp();
    const other = server.device();
    const elsewhere = (await signIn(other)).user;
    const token = await user.getIdToken();
    await sendPasswordResetEmail(auth, EMAIL);
    await deleteUser(user);
    expect(server.backend.verifyToken(token)).toEqual({ ok: false, reason: 'user-not-found' });
    expect(await server.openCodes()).toEqual([]);
    await expect(signIn(server.device())).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    await expect(elsewhere.getIdToken(true)).rejects.toMatchObject({
      code: 'auth/user-token-expired',
    });
    expect(other.currentUser).toBeNull();
    expect((await signUp()).uid).not.toBe(user.uid);
  });

  it('keeps everyone signed in over a restart', async () => {
    const user = await signUp();
    await sendPasswordResetEmail(auth, EMAIL);
    const { oobCode } = await onlyCode();
    const refreshToken = user.refreshToken;
    const again = await startAuthServer({ store: server.store, startAt: server.now.ms });
    try {
      expect(again.backend.verifyToken(await user.getIdToken())).toMatchObject({ ok: true });
      const body = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const refreshed = await again.post('/securetoken.googleapis.com/v1/token', body);
      expect(refreshed.body).toMatchObject({ user_id: user.uid });
      const device = again.device();
      await signIn(device);
      await confirmPasswordReset(device, oobCode, 'a new password');
      await signIn(device, 'a new password');
    } finally {
      await again.close();
    }
  });

  it('tells the password policy that it enforces, and that reCAPTCHA is off', async () => {
    expect((await validatePassword(auth, '1234567')).isValid).toBe(false);
    expect((await validatePassword(auth, '12345678')).isValid).toBe(true);
    await initializeRecaptchaConfig(auth);
    expect((await signUp()).email).toBe(EMAIL);
  });

  it('refuses what it does not offer', async () => {
    await expect(signInAnonymously(auth)).rejects.toMatchObject({
      code: 'auth/operation-not-allowed',
    });
  });
});
