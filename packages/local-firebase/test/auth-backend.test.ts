import { signInWithEmailAndPassword } from 'firebase/auth';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLevelStore } from '../src/storage/level-store.ts';
import { openMemoryStore } from '../src/storage/memory-store.ts';
import { SERVICE, startAuthServer } from './auth-server.ts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'correct horse';

describe('accounts made by the program', () => {
  it('are there to sign in to, with what was said about them', async () => {
    const server = await startAuthServer();
    const createdAt = Date.parse('2024-03-01T09:00:00Z');
    const details = { email: 'Ada@Example.com', password: PASSWORD, displayName: 'Ada' };
    const { uid } = await server.backend.createAccount({
      ...details,
      emailVerified: true,
      createdAt,
      uid: 'demo',
    });
    expect(uid).toBe('demo');
    expect(server.backend.findAccount('ADA@example.com')).toEqual({ uid, emailVerified: true });
    const { user } = await signInWithEmailAndPassword(server.device(), EMAIL, PASSWORD);
    expect([user.uid, user.displayName, user.emailVerified]).toEqual(['demo', 'Ada', true]);
    expect(Date.parse(user.metadata.creationTime!)).toBe(createdAt);
    await expect(server.backend.createAccount(details)).rejects.toMatchObject({
      code: 'EMAIL_EXISTS',
    });
    await expect(server.backend.createAccount({ ...details, email: 'x' })).rejects.toMatchObject({
      code: 'INVALID_EMAIL',
    });
    await expect(
      server.backend.createAccount({ email: 'b@example.com', password: '1234567' }),
    ).rejects.toMatchObject({ code: 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS' });
    await expect(server.backend.endSessions('nobody')).rejects.toMatchObject({
      code: 'USER_NOT_FOUND',
    });
    await server.close();
  });
});

describe('the data folder', () => {
  it('brings back accounts, sessions and the signing key', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'auth-'));
    try {
      let store = await openLevelStore(folder);
      const before = await startAuthServer({ store });
      const fields = { email: EMAIL, password: PASSWORD };
      const { body } = await before.post(`${SERVICE}/accounts:signUp`, fields);
      await before.close();
      await store.close();

      store = await openLevelStore(folder);
      const after = await startAuthServer({ store });
      expect(after.backend.verifyToken(String(body.idToken))).toMatchObject({
        ok: true,
        uid: body.localId,
      });
      const refreshed = await after.post('/securetoken.googleapis.com/v1/token', {
        grant_type: 'refresh_token',
        refresh_token: body.refreshToken,
      });
      expect(refreshed.body.user_id).toBe(body.localId);
      const signedIn = await after.post(`${SERVICE}/accounts:signInWithPassword`, fields);
      expect(signedIn.body.localId).toBe(body.localId);
      await after.close();
      await store.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is refused when its signing key is damaged', async () => {
    const store = openMemoryStore();
    await store.batch([{ type: 'put', key: 'auth/signing-key', value: 'c2hvcnQ=' }]);
    await expect(startAuthServer({ store })).rejects.toThrow(/signing key .* damaged/);
  });
});
