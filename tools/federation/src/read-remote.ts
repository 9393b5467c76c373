import type { RemoteDefinition } from '@evergift/contract/define-remote';
import { dirname } from 'node:path';
import { runnerImport } from 'vite';

/**
 * Evaluates a remote's `remote.ts`. That is cheap: it imports its pages and modals only when they are loaded.
 *
 * @param file its address
 */
export async function readRemote(file: string): Promise<RemoteDefinition> {
  const { module } = await runnerImport<{ remote: RemoteDefinition }>(file, {
    configFile: false,
    // Its imports are named from there.
    root: dirname(file),
    logLevel: 'error',
  });
  return module.remote;
}
