import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emulatorFor, recordAgreement } from './agreement.ts';
import { findOfficialEmulator } from './official-emulator.ts';

let folder: string;
const file = () => join(folder, 'compared', 'agreement.json');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

beforeEach(() => {
  vi.stubEnv('ASK_EMULATOR', '');
  folder = mkdtempSync(join(tmpdir(), 'agreement-'));
  for (const name of ['scripts', 'compared']) mkdirSync(join(folder, name));
  write('rules', 'allow read;');
  write('scripts/one', 'get a');
  write(
    'compared/agreement.json',
    '{ "inputs": [".", "../rules", "../scripts", "../named.test.ts"], "passed": "" }',
  );
  write('named.test.ts', 'compare c');
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

test.runIf(findOfficialEmulator())(
  'of tests only those that are beside the agreement or named make it ask again',
  () => {
    const agreed = { skipped: 'skipped: nothing has changed since it agreed' };
    recordAgreement(file());
    write('scripts/one.test.ts', 'test a');
    expect(emulatorFor(file())).toEqual(agreed);
    write('named.test.ts', 'compare d');
    expect(emulatorFor(file())).toHaveProperty('jar');
    recordAgreement(file());
    write('compared/all.test.ts', 'compare e');
    expect(emulatorFor(file())).toHaveProperty('jar');
  },
);

test('without the emulator the reason says what to install', () => {
  vi.stubEnv('FIRESTORE_EMULATOR_JAR', join(folder, 'none.jar'));
  expect(emulatorFor(file())).toEqual({
    skipped: expect.stringContaining('google-cloud-cli-firestore-emulator'),
  });
});
