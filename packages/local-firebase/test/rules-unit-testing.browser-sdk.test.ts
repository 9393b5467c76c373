import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startLocalBackend, type RunningBackend } from '../src/index.ts';

const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{database}/documents {
  match /users/{uid}/{any=**} {
    allow read: if request.auth.uid == uid;
    allow write: if request.auth.uid == uid && request.auth.token.email_verified == true;
  }
} }`;

describe('@firebase/rules-unit-testing', () => {
  let folder: string;
  let running: RunningBackend;
  let environment: RulesTestEnvironment;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rules-unit-testing-'));
    const rulesFile = join(folder, 'firestore.rules');
    writeFileSync(
      rulesFile,
      "rules_version = '2'; service cloud.firestore { match /none { allow read; } }",
    );
    running = await startLocalBackend({
      port: 0,
      rulesFile,
      projectId: 'demo-rules',
      origins: [location.origin],
      admin: true,
      unsignedTokens: true,
      log: () => undefined,
    });
    environment = await initializeTestEnvironment({
      projectId: 'demo-rules',
      firestore: { host: '127.0.0.1', port: running.port, rules: RULES },
    });
  });
  beforeEach(() => environment.clearFirestore());
  afterAll(async () => {
    await environment.cleanup();
    await running.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const verified = { email_verified: true };
  const firestoreOf = (uid: string, claims = {}) =>
    environment.authenticatedContext(uid, claims).firestore();

  it('allows and denies by the rules it was given', async () => {
    const own = firestoreOf('u1', verified);
    await assertSucceeds(own.doc('users/u1/gifts/a').set({ n: 1 }));
    await assertSucceeds(own.doc('users/u1/gifts/a').get());
    await assertSucceeds(own.collection('users/u1/gifts').get());
    await assertFails(own.doc('users/u2/gifts/a').set({ n: 1 }));
    await assertFails(firestoreOf('u1').doc('users/u1/gifts/a').set({ n: 1 }));
    await assertFails(firestoreOf('u2').collection('users/u1/gifts').get());
    await assertFails(
      environment.unauthenticatedContext().firestore().doc('users/u1/gifts/a').get(),
    );
  });

  it('prepares documents with the rules off, and clears them', async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.firestore().doc('users/u1/gifts/prepared').set({ n: 7 });
    });
    const gift = firestoreOf('u1').doc('users/u1/gifts/prepared');
    expect((await gift.get()).data()).toEqual({ n: 7 });
    await environment.clearFirestore();
    expect((await gift.get()).exists).toBe(false);
  });

  it('reads where the rules do not compile', async () => {
    await expect(
      initializeTestEnvironment({
        projectId: 'demo-broken',
        firestore: { host: '127.0.0.1', port: running.port, rules: 'service cloud {' },
      }),
    ).rejects.toThrow(/L1:\d+/);
  });
});
