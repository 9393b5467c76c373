import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import process from 'node:process';
import { findOfficialEmulator } from './official-emulator.ts';

/**
 * A file beside a comparison with Google's emulator. `inputs` are the files and folders that decide how the comparison
 * ends, relative to this file; `passed` is their SHA-256 when it passed last. Of tests only those count that are beside
 * this file or named: the tests of what is compared decide nothing.
 */
interface Agreement {
  inputs: string[];
  passed: string;
}

const read = (file: string): Agreement => JSON.parse(readFileSync(file, 'utf8')) as Agreement;

function filesBelow(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

/** SHA-256 of what a comparison depends on now. */
function inputsNow(file: string): string {
  const hash = createHash('sha256');
  const folder = dirname(file);
  for (const input of read(file).inputs) {
    const named = join(folder, input);
    for (const path of filesBelow(named)) {
      const isOtherTest =
        /\.test\.tsx?$/.test(path) && path !== named && !path.startsWith(folder + sep);
      if (path === file || isOtherTest) continue;
      hash
        .update(`${path.slice(folder.length)}\n`)
        .update(readFileSync(path))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

/**
 * Google's emulator for a comparison, or why it is not asked: it is not installed, or it agreed
 * before with what is compared now. With `ASK_EMULATOR=1` it is asked all the same.
 *
 * @param agreement path of the comparison's agreement file
 */
export function emulatorFor(agreement: string): { jar: string } | { skipped: string } {
  const jar = findOfficialEmulator();
  if (jar === undefined) {
    return {
      skipped:
        'skipped: it is not installed (Debian package google-cloud-cli-firestore-emulator, or FIRESTORE_EMULATOR_JAR)',
    };
  }
  if (process.env['ASK_EMULATOR'] !== '1' && read(agreement).passed === inputsNow(agreement)) {
    return { skipped: 'skipped: nothing has changed since it agreed' };
  }
  return { jar };
}

/** Notes that the comparison has passed with what it depends on now. @param agreement path of its file */
export function recordAgreement(agreement: string): void {
  const text = readFileSync(agreement, 'utf8');
  const passed = `"passed": "${inputsNow(agreement)}"`;
  writeFileSync(agreement, text.replace(/"passed": *"[^"]*"/, passed));
}
