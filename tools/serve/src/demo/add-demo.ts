import type { Backend } from '../backend.ts';
import { demoWrites } from './demo-writes.ts';

/** How to sign in to the demo. */
export interface DemoAccount {
  email: string;
  password: string;
}

const account: DemoAccount = { email: 'demo@example.com', password: 'evergift-demo' };

/** Adds the demo account with a year of people, events and gifts, unless it is there already. */
export async function addDemo({ auth, engine }: Backend, now: Date): Promise<DemoAccount> {
  if (auth.findAccount(account.email)) return account;
  const { uid } = await auth.createAccount({
    ...account,
    displayName: 'Lina Lindqvist',
    emailVerified: true,
  });
  await engine.commit(demoWrites(uid, now), { kind: 'admin' });
  return account;
}
