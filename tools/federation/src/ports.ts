import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Port of the shell's development server. */
export const shellPort = 4200;

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

/** Port of a remote's development server. @throws Error for a linked remote, which has none */
export function remotePort(name: string): number {
  const port = portOf(name);
  if (port === undefined) throw new Error(`apps/${name} has no port: the shell links it in.`);
  return port;
}
