import type { Fields, Value, Write } from '@evergift/local-backend';
import type { Backend } from '../backend.ts';
import { projectId } from '../backend.ts';
import { demoDocuments } from './documents.ts';
import type { DemoDocument } from './documents.ts';

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
  const root = `projects/${projectId}/databases/(default)/documents/users/${uid}`;
  const settings = { path: '', fields: { id: uid, theme: 'light' } };
  const writes = [settings, ...demoDocuments(now)].map((document) => writeOf(root, document));
  await engine.commit(writes, { kind: 'admin' });
  return account;
}

function writeOf(root: string, { path, fields }: DemoDocument): Write {
  return {
    update: { name: path ? `${root}/${path}` : root, fields: encodeFields(fields) },
    updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  };
}

const encodeFields = (fields: DemoDocument['fields']): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

function encode(value: DemoDocument['fields'][string]): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: { values: value.map((item) => ({ stringValue: item })) } };
}
