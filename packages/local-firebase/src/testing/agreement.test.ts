import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emulatorFor, recordAgreement } from './agreement.ts';
import { findOfficialEmulator } from './official-emulator.ts';

let folder: string;
const file = () => join(folder, 'agreement.json');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  vi.stubEnv('ASK_EMULATOR', '');
  folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  mkdirSync(join(folder, 'scripts'));
  write('rules', 'allow read;');
  write('scripts/one', 'get a');
  write('agreement.json', '{ "inputs": ["rules", "scripts"], "passed": "" }');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test.runIf(findOfficialEmulator())(
  'the emulator is asked until it agreed, and after a change',
  () => {
    expect(emulatorFor(file())).toHaveProperty('jar');
    recordAgreement(file());
    const agreed = { skipped: 'skipped: nothing has changed since it agreed' };
    expect(emulatorFor(file())).toEqual(agreed);
    vi.stubEnv('ASK_EMULATOR', '1');
    expect(emulatorFor(file())).toHaveProperty('jar');
    vi.stubEnv('ASK_EMULATOR', '');
    write('scripts/two', 'get b');
    expect(emulatorFor(file())).toHaveProperty('jar');
    recordAgreement(file());
    expect(emulatorFor(file())).toEqual(agreed);
    write('rules', 'allow write;');
    expect(emulatorFor(file())).toHaveProperty('jar');
  },
);

test('without the emulator the reason says what to install', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', join(folder, 'none.jar'));
  expect(emulatorFor(file())).toEqual({
    skipped: expect.stringContaining('google-cloud-cli-firestore-emulator'),
  });
});
