import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { withoutHeartbeat } from './no-heartbeat.ts';

const firebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const folder = dirname(firebase.resolve('@firebase/app/package.json'));

test('days of use are not counted', () => {
  const original = readFileSync(join(folder, 'dist/esm/index.esm.js'), 'utf8');
  const changed = withoutHeartbeat(original);
  expect(changed, 'the SDK counts in another way').toBeDefined();
  expect(changed).not.toContain("new Component('heartbeat'");
  expect(changed).toContain("new Component('platform-logger'");
});
