import {
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  reauthenticateWithCredential,
  reload,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updatePassword,
  updateProfile,
  type Auth,
  type User,
} from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startAuthServer, type AuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';
const MINUTE = 60_000;

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

describe('changing the account with the unmodified SDK', () => {
  it('keeps the profile, and clears it (U1)', async () => {
    const user = await signUp();
    await updateProfile(user, { displayName: 'Ada' });
    await reload(user);
    expect(user.displayName).toBe('Ada');
    expect(user.providerData[0]).toMatchObject({ providerId: 'password', displayName: 'Ada' });
    expect((await user.getIdTokenResult(true)).claims.name).toBe('Ada');
    await updateProfile(user, { displayName: '' });
    await reload(user);
    expect(user.displayName).toBeNull();
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
    await expect(deleteUser(user)).rejects.toMatchObject(recent);
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(EMAIL, PASSWORD));
    await updatePassword(user, 'a new password');
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
    for await (const [key, value] of server.store.entries('auth/')) {
      expect(key + value).not.toMatch(new RegExp(`${user.uid}|${EMAIL}`));
    }
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
      expect(await again.resetPassword(oobCode, 'a new password')).toBe(200);
      await signIn(device, 'a new password');
    } finally {
      await again.close();
    }
  });
});
