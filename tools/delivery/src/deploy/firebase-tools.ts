import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { DeploymentError } from './deployment-error.ts';

const runTool = fileURLToPath(new URL('../../deploy-tools/run.mjs', import.meta.url));

/** Runs the Firebase command line in a folder; its output goes to the terminal. */
export type RunFirebase = (words: readonly string[], folder: string) => void;

/** Runs it as `deploy-tools` locks it. @throws DeploymentError when it ends with a failure */
export const runFirebase: RunFirebase = (words, folder) => {
  const { status } = spawnSync(process.execPath, [runTool, 'firebase', ...words], {
    cwd: folder,
    stdio: 'inherit',
  });
  if (status !== 0) {
    throw new DeploymentError(`firebase ended with ${status ?? 'a signal'}; see above.`);
  }
};
