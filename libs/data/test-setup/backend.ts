import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type {} from '../src/firebase/provided-context.ts';

const projectId = 'demo-evergift';
const rulesFile = fileURLToPath(new URL('../../../rules/firestore.rules', import.meta.url));
let close: () => Promise<unknown> = () => Promise.resolve();

/**
 * The Firestore that the suite runs against: the one that FIRESTORE_EMULATOR_HOST names (Google's emulator), else the
 * embedded backend, started here on a free port.
 */
export async function setup(project: TestProject): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  project.provide('projectId', projectId);
  project.provide('googleFirestoreOrigin', '');
  if (host) {
    project.provide('firestoreOrigin', `http://${host}`);
    project.provide('authOrigin', process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
    return;
  }
  const { startLocalBackend } = await import('local-firebase');
  const { emulatorFor, startOfficialEmulator } = await import('local-firebase/testing');
  const running = await startLocalBackend({
    port: 0,
    projectId,
    rulesFile,
    log: () => {},
    admin: true,
    unsignedTokens: true,
    // These passwords protect nobody, and the usual cost is a sixth of a second for each.
    auth: { passwordCost: 2 ** 10 },
    origins: ['http://localhost:3000'],
  });
  project.provide('firestoreOrigin', running.url);
  project.provide('authOrigin', running.url);
  const agreement = fileURLToPath(new URL('emulator-agreement.json', import.meta.url));
  const emulator = emulatorFor(agreement);
  const google =
    'jar' in emulator ? await startOfficialEmulator(emulator.jar, rulesFile) : undefined;
  if (google) project.provide('googleFirestoreOrigin', google.baseUrl);
  close = () => Promise.all([running.close(), google?.stop()]);
}

export async function teardown(): Promise<void> {
  await close();
}
