import { spawn } from 'node:child_process';
import process from 'node:process';
import { repositoryFile, remoteNames, remotes } from '../app-folders.ts';
import { remoteSite } from '../remote-site.ts';
import { remotesManifest } from '../remotes-manifest.ts';
import { remoteAt } from '../shell-routes.ts';
import { backendPlugin } from './backend-plugin.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { appFolder, portTakenError, startDevelopmentServer } from './development-server.ts';
import { startOnDemand, type OnDemand } from './on-demand.ts';
import { Quiet } from './quiet.ts';

/** Port of the shell's development server, which is also the default of `npm start`. */
export const usualPort = 4200;

/** What is to be developed. */
export interface Development {
  /** Where the local backend's data is kept; `.evergift` in the repository unless given. */
  dataFolder?: string | undefined;
  /** Port of the shell. Each app's is as far from it as its `config.port` from 4200. */
  port: number;
  /**
   * The app that runs from its sources, the others as they were built last; without it all run from
   * their sources.
   */
  only?: string | undefined;
}

/** The app that signs people in is the first that somebody needs who opens a page. */
const bySignIn = (one: string, other: string): number =>
  Number(isPublic(other)) - Number(isPublic(one));

const isPublic = (app: string): boolean =>
  remotes.some(
    ({ name, paths }) => name === app && paths.some(({ access }) => access === 'public'),
  );

/** A remote's development server, at another port than the one that is asked. */
const runRemote = (name: string, askedPort: number) => (port: number) =>
  spawn(
    process.execPath,
    [repositoryFile('node_modules/vite/bin/vite.js'), '--port', String(port)],
    {
      cwd: appFolder(name),
      env: { ...process.env, EVERGIFT_APP_PORT: String(askedPort) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );

/**
 * The shell with hot reload: its server in this process with the local backend, each remote's in one
 * of its own (the federation plugin keeps state per process). That of the app that signs people in starts
 * beside it, another's when one of its pages is opened, or when nothing else is asked: it would take the
 * processor from the page that is opened.
 *
 * @throws PortError when the shell's port or an app's is taken
 */
export async function developTogether({ dataFolder, port: shellPort, only }: Development) {
  const developmentPort = (app: string): number =>
    shellPort + (remotes.find(({ name }) => name === app)?.port ?? usualPort) - usualPort;
  const isBuilt = (name: string) => only !== undefined && name !== only;
  const origin = `http://localhost:${shellPort}`;
  const backend = await openDevelopmentBackend(origin, dataFolder);
  const servers = new Map<string, OnDemand>();
  const plugin = backendPlugin({
    handle: backend.handle,
    configuration: backend.configuration,
    remotes: remotesManifest(
      (name) => (isBuilt(name) ? `/remotes/${name}` : `http://localhost:${developmentPort(name)}`),
      isBuilt,
    ),
    builds: new Map(remoteNames.filter(isBuilt).map((name) => [name, remoteSite(name)])),
    onPage: (path) => void servers.get(remoteAt(path) ?? '')?.start(),
  });
  const shell = new Quiet();
  const server = await startDevelopmentServer(shellPort, [shell.plugin, plugin]).catch(
    async (error: unknown) => {
      await backend.close();
      throw error;
    },
  );
  // Only now: these would go on when this process fails to start.
  const sources = remoteNames.filter((name) => !isBuilt(name)).sort(bySignIn);
  let isOpen = true;
  const close = async () => {
    isOpen = false;
    for (const each of servers.values()) each.close();
    await server.close();
    await backend.close();
  };
  const { onUse } = shell;
  for (const name of sources) {
    const port = developmentPort(name);
    try {
      servers.set(name, await startOnDemand({ port, program: runRemote(name, port), onUse }));
    } catch (error) {
      await close();
      throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? portTakenError(name, port)
        : error;
    }
  }
  void (async () => {
    for (const [name, remote] of servers) {
      if (!isPublic(name)) await shell.untilQuiet();
      if (isOpen) await remote.start();
    }
  })();
  const what = only === undefined ? 'All apps run' : `${only} runs beside the built apps`;
  return {
    welcome: `${what} with hot reload at ${origin}\nMails: ${backend.mails}`,
    close,
  };
}
