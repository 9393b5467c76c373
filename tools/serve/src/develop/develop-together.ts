import { spawn } from 'node:child_process';
import process from 'node:process';
import { repositoryFile, remoteNames, remotes } from '../app-folders.ts';
import { remoteSite } from '../remote-site.ts';
import { remotesManifest } from '../remotes-manifest.ts';
import { backendPlugin } from './backend-plugin.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { appFolder, startDevelopmentServer } from './development-server.ts';

/** Port of the shell's development server, which is also the default of `npm start`. */
const shellPort = 4200;

/** Port of an app's development server. */
const developmentPort = (app: string): number =>
  remotes.find(({ name }) => name === app)?.port ?? shellPort;

/**
 * The shell with hot reload: its server in this process with the local backend, each remote's in one
 * of its own (the federation plugin keeps state per process).
 *
 * @param only the remote that runs from its sources, the others as they were built last; without it
 *   all run from their sources
 */
export async function developTogether(dataFolder: string | undefined, only?: string) {
  const isBuilt = (name: string) => only !== undefined && name !== only;
  const origin = `http://localhost:${developmentPort('shell')}`;
  const backend = await openDevelopmentBackend(origin, dataFolder);
  const plugin = backendPlugin({
    handle: backend.handle,
    configuration: backend.configuration,
    remotes: remotesManifest(
      (name) => (isBuilt(name) ? `/remotes/${name}` : `http://localhost:${developmentPort(name)}`),
      isBuilt,
    ),
    builds: new Map(remoteNames.filter(isBuilt).map((name) => [name, remoteSite(name)])),
  });
  const server = await startDevelopmentServer('shell', [plugin]).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  // Only now: these would go on when this process fails to start.
  const sources = remoteNames.filter((name) => !isBuilt(name));
  const remotes = sources.map((name) =>
    spawn(process.execPath, [repositoryFile('node_modules/vite/bin/vite.js')], {
      cwd: appFolder(name),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const what = only === undefined ? 'All apps run' : `${only} runs beside the built apps`;
  return {
    welcome: `${what} with hot reload at ${origin}\nMails: ${backend.mails}`,
    close: async () => {
      for (const remote of remotes) remote.kill();
      await server.close();
      await backend.close();
    },
  };
}
