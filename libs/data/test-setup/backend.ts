import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type {} from '../src/firebase/provided-context.ts';

const projectId = 'demo-evergift';
let close = () => Promise.resolve();

/**
 * The Firestore that the suite runs against: the one that FIRESTORE_EMULATOR_HOST names (Google's emulator), else the
 * embedded backend, started here on a free port.
 */
export async function setup(project: TestProject): Promise<void> {
  const host = process.env.FIRESTORE_EMULATOR_HOST;
  project.provide('projectId', projectId);
  if (host) {
    project.provide('firestoreOrigin', `http://${host}`);
    project.provide('authOrigin', process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '');
    return;
  }
  const { startLocalBackend } = await import('@evergift/local-backend');
  const running = await startLocalBackend({
    port: 0,
    projectId,
    rulesFile: fileURLToPath(new URL('../../../firestore.rules', import.meta.url)),
    log: () => {},
    admin: true,
    unsignedTokens: true,
    origins: ['http://localhost:3000'],
  });
  project.provide('firestoreOrigin', running.url);
  project.provide('authOrigin', running.url);
  close = () => running.close();
}

export function teardown(): Promise<void> {
  return close();
}
