import { startLocalBackend } from 'local-firebase';
import { emulatorFor, startOfficialEmulator } from 'local-firebase/testing';
import { join } from 'node:path';

const rulesFile = join(import.meta.dirname, '../../firestore.rules');

/** A Firestore that the tests run against, or why they cannot. */
export type Database =
  | {
      name: string;
      isOfficial: boolean;
      start(): Promise<{ baseUrl: string; stop(): Promise<void> }>;
    }
  | { name: string; skipped: string };

/** The local backend, and Google's emulator where it is installed. @param origin of the tests' page */
export function databases(origin: string): Database[] {
  return [local(origin), official()];
}

const local = (origin: string): Database => ({
  name: 'the local backend',
  isOfficial: false,
  async start() {
    const running = await startLocalBackend({
      port: 0,
      projectId: 'demo-evergift-rules',
      rulesFile,
      origins: [origin],
      admin: true,
      unsignedTokens: true,
      log: () => undefined,
    });
    return { baseUrl: running.url, stop: () => running.close() };
  },
});

function official(): Database {
  const name = 'Google’s Firestore emulator';
  const emulator = emulatorFor(join(import.meta.dirname, 'emulator-agreement.json'));
  if ('skipped' in emulator) return { name, skipped: emulator.skipped };
  return { name, isOfficial: true, start: () => startOfficialEmulator(emulator.jar) };
}
