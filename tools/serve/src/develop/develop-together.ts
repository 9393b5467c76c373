import { spawn } from 'node:child_process';
import process from 'node:process';
import { repositoryFile, remoteNames } from '../app-folders.ts';
import { remotesManifest } from '../remotes-manifest.ts';
import { backendPlugin } from './backend-plugin.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { appFolder, startDevelopmentServer } from './development-server.ts';
import { developmentPort } from './ports.ts';

/**
 * All apps with hot reload: the shell's server in this process with the local backend, each
 * remote's in one of its own (the federation plugin keeps state per process).
 */
export async function developTogether(dataFolder: string | undefined) {
  const origin = `http://localhost:${developmentPort('shell')}`;
  const backend = await openDevelopmentBackend(origin, dataFolder);
  const plugin = backendPlugin({
    handle: backend.handle,
    configuration: backend.configuration,
    remotes: remotesManifest((name) => `http://localhost:${developmentPort(name)}`),
  });
  const options = { mode: 'development', plugins: [plugin] };
  const server = await startDevelopmentServer('shell', options).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  // Only now: these would go on when this process fails to start.
  const remotes = remoteNames.map((name) =>
    spawn(process.execPath, [repositoryFile('node_modules/vite/bin/vite.js')], {
      cwd: appFolder(name),
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  return {
    welcome: `Evergift runs with hot reload at ${origin}\nMails: ${backend.mails}`,
    close: async () => {
      for (const remote of remotes) remote.kill();
      await server.close();
      await backend.close();
    },
  };
}
