import { expect, it } from 'vitest';
import { openMemoryStore } from '../storage/memory-store.ts';
import { openAuthContext } from './open-auth-context.ts';
import { readFields } from './request-fields.ts';
import { signInWithPassword } from './sign-in.ts';
import { signUp } from './sign-up.ts';

it('lets nobody in with a password that changed while it was compared', async () => {
  const context = await openAuthContext({
    store: openMemoryStore(),
    projectId: 'demo',
    log: () => {},
    publicUrl: 'http://localhost',
    passwordCost: 2 ** 10,
  });
  const source = { privileged: false, address: '127.0.0.1' };
  const fields = readFields({ email: 'ada@example.com', password: 'correct horse' });
  await signUp(context, fields, source);
  const account = context.accounts.byEmail('ada@example.com')!;
  const changed = { ...account, password: await context.hasher.hash('a new password') };
  const slow = {
    ...context.hasher,
    verify: async (...given: Parameters<typeof context.hasher.verify>) => {
      const matches = await context.hasher.verify(...given);
      await context.transact((transaction) =>
        transaction.put(context.accounts, account.localId, changed),
      );
      return matches;
    },
  };
  await expect(
    signInWithPassword({ ...context, hasher: slow }, fields, source),
  ).rejects.toMatchObject({ code: 'INVALID_LOGIN_CREDENTIALS' });
});
