import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalBackend } from '../src/index.ts';
import { emulatorFor } from '../src/testing/agreement.ts';
import { startOfficialEmulator } from '../src/testing/official-emulator.ts';
import { OPEN_RULES } from './target.ts';

/** A backend that the suite can run against, or why it cannot. */
export type Candidate =
  | {
      name: string;
      isOfficial: boolean;
      start(): Promise<{ baseUrl: string; stop(): Promise<void> }>;
    }
  | { name: string; skipped: string };

export const agreement = join(import.meta.dirname, 'emulator-agreement.json');

/**
 * The embedded backend, Google's emulator where it is installed, and any other that
 * CONFORMANCE_URL names.
 *
 * @param origins web origins that may call the embedded backend
 */
export function backends(origins: readonly string[] = []): Candidate[] {
  const other = process.env['CONFORMANCE_URL'];
  const elsewhere: Candidate[] = other
    ? [
        {
          name: other,
          isOfficial: process.env['CONFORMANCE_OFFICIAL'] === '1',
          start: async () => ({ baseUrl: other, stop: async () => undefined }),
        },
      ]
    : [];
  return [embedded(origins), official(), ...elsewhere];
}

function embedded(origins: readonly string[]): Candidate {
  return {
    name: 'the embedded backend',
    isOfficial: false,
    async start() {
      const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
      const rulesFile = join(folder, 'firestore.rules');
      writeFileSync(rulesFile, OPEN_RULES);
      const running = await startLocalBackend({
        port: 0,
        projectId: 'demo-conformance',
        rulesFile,
        dataFolder: join(folder, 'data'),
        origins: [...origins],
        admin: true,
        unsignedTokens: true,
        log: () => undefined,
      });
      const stop = async () => {
        await running.close();
        rmSync(folder, { recursive: true, force: true });
      };
      return { baseUrl: running.url, stop };
    },
  };
}

function official(): Candidate {
  const name = 'Google’s Firestore emulator';
  const emulator = emulatorFor(agreement);
  if ('skipped' in emulator) return { name, skipped: emulator.skipped };
  return { name, isOfficial: true, start: () => startOfficialEmulator(emulator.jar) };
}
