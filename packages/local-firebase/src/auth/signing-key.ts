import { hkdfSync, randomBytes } from 'node:crypto';
import type { KeyValueStore } from '../storage/key-value-store.ts';

export interface SigningSecrets {
  idTokens: Buffer;
  refreshTokens: Buffer;
}

const KEY = 'auth/signing-key';
const KEY_LENGTH = 32;

const derive = (root: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', root, Buffer.alloc(0), purpose, KEY_LENGTH));

const readRoot = async (store: KeyValueStore): Promise<Buffer | undefined> => {
  const stored = await store.get(KEY);
  if (stored === undefined) return undefined;
  const root = Buffer.from(stored, 'base64');
  if (root.length === KEY_LENGTH) return root;
  throw new Error(
    'The signing key of the accounts is damaged, so nobody could stay signed in. ' +
      'Restore the data folder from a backup.',
  );
};

const makeRoot = async (store: KeyValueStore): Promise<Buffer> => {
  const root = randomBytes(KEY_LENGTH);
  await store.batch([{ type: 'put', key: KEY, value: root.toString('base64') }]);
  return root;
};

/**
 * The backend's own secrets: created at the first start, then read from the store.
 * @throws Error when the stored key is damaged
 */
export const loadSigningSecrets = async (store: KeyValueStore): Promise<SigningSecrets> => {
  const root = (await readRoot(store)) ?? (await makeRoot(store));
  return { idTokens: derive(root, 'id tokens'), refreshTokens: derive(root, 'refresh tokens') };
};
