import type { AuthContext } from './auth-context.ts';

/** Removes every account, session and code; the signing key and the settings stay. */
export const clearAccounts = async (context: AuthContext): Promise<void> => {
  await context.transact((transaction) => {
    for (const { localId } of context.accounts.values()) {
      transaction.remove(context.accounts, localId);
      context.sessions.forget(transaction, localId);
    }
    context.outbox?.clear(transaction);
    for (const { code } of context.codes.values()) transaction.remove(context.codes, code);
  });
  for (const limiter of Object.values(context.limiters)) limiter.clear();
};
