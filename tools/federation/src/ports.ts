import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';

/** Port of the shell's development server, unless `EVERGIFT_PORT` names another. */
const usualPort = 4200;

/** Port of the shell's development server. */
export const shellPort = Number(process.env['EVERGIFT_PORT'] || usualPort);

const apps = new URL('../../../apps/', import.meta.url);

/** `config.port` of a remote's package.json; undefined for one that the shell's build links in. */
function portOf(name: string): number | undefined {
  const text = readFileSync(new URL(`${name}/package.json`, apps), 'utf8');
  return (JSON.parse(text) as { config?: { port?: number } }).config?.port;
}

const remotes = readdirSync(apps).filter((app) => existsSync(new URL(`${app}/remote.json`, apps)));

/** The remotes with a build of their own. */
export const builtRemotes: readonly string[] = remotes.filter((app) => portOf(app) !== undefined);

/** The remotes that the shell's build links in. */
export const linkedRemotes: readonly string[] = remotes.filter((app) => portOf(app) === undefined);

/** `config.port` of a remote. @throws Error for a linked remote, which has none */
export function remotePort(name: string): number {
  const port = portOf(name);
  if (port === undefined) throw new Error(`apps/${name} has no port: the shell links it in.`);
  return port;
}

/** Port of a remote's development server: as far from the shell's as its `config.port` from 4200. */
export const developmentPort = (name: string): number => shellPort + remotePort(name) - usualPort;
