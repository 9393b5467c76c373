import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutPing } from './no-ping.ts';

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const folder = dirname(firebase.resolve('@firebase/webchannel-wrapper/package.json'));
const file = join(folder, 'dist/webchannel-blob/esm/webchannel_blob_es2018.js');

test('the channel asks no other server whether there is a network', () => {
  const original = readFileSync(file, 'utf8');
  expect(original).toContain('google.com/images');
  const changed = withoutPing(original);
  expect(changed, 'the SDK asks in another way').toBeDefined();
  expect(changed).not.toContain('google.com/images');
  expect(changed?.length).toBeGreaterThan(original.length - 400);
  expect(withoutPing(changed ?? '')).toBeUndefined();
});
