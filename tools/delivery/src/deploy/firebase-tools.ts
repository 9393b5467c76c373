import { spawnSync } from 'node:child_process';
import { DeploymentError } from './deployment-error.ts';

/** Fetched by npx when it is needed; no dependency of this repository. */
export const firebaseTools = 'firebase-tools@15.34.2';

/** Runs the Firebase command line in a folder; its output goes to the terminal. */
export type RunFirebase = (words: readonly string[], folder: string) => void;

/** @throws DeploymentError when it ends with a failure */
export const runFirebase: RunFirebase = (words, folder) => {
  const { status } = spawnSync('npx', ['--yes', firebaseTools, ...words], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new DeploymentError(`${firebaseTools} ended with ${status ?? 'a signal'}; see above.`);
  }
};
