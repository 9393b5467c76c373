import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rootFolder = new URL('../../../', import.meta.url);

/** The four remotes, in the order of their ports. */
export const remoteNames = ['people', 'events', 'gifts', 'auth'] as const;
export type RemoteName = (typeof remoteNames)[number];

/** Where an app's production build lies. */
export const buildFolder = (app: 'shell' | RemoteName): string =>
  fileURLToPath(new URL(`apps/${app}/dist`, rootFolder));

/** Path of a file of the repository. */
export const repositoryFile = (path: string): string => fileURLToPath(new URL(path, rootFolder));

/** What a remote says of itself in its `remote.json`: name, paths and modals. */
export function describeRemote(name: RemoteName): object {
  const text = readFileSync(new URL(`apps/${name}/remote.json`, rootFolder), 'utf8');
  return JSON.parse(text) as object;
}
