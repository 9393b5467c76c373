import type {
  DescribedContributions,
  DescribedRoute,
  IconNode,
  RemoteAccess,
} from './contributions.ts';
import type { RemoteDefinition } from './define-remote.ts';
import type { RemotePath } from './remotes-manifest.ts';

/** A remote's `remote.json`: what the shell and the servers know without the remote's code. */
export interface RemoteDescription {
  name: string;
  paths: readonly RemotePath[];
  modals: readonly string[];
  contributions: DescribedContributions;
}

/** The first part of a path: `/people` of `/people/:personId`. */
const firstPart = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** The first parts of the pages' paths. A part is public only when all pages below it are. */
function pathsOf(routes: readonly DescribedRoute[]): RemotePath[] {
  const access = new Map<string, RemoteAccess>();
  for (const route of routes) {
    const path = firstPart(route.path);
    const before = access.get(path);
    access.set(path, before === 'signed-in' ? before : route.access);
  }
  return [...access].map(([path, allowed]) => ({ path, access: allowed }));
}

/**
 * Derives a remote's `remote.json` from its definition. The order of the keys is always the same.
 *
 * @param iconOf finds the elements of an icon by its name
 * @throws Error when there is no icon of a name that the remote uses
 */
export function describeRemote(
  remote: RemoteDefinition,
  iconOf: (name: string) => IconNode,
): RemoteDescription {
  const { label, navigation = [], commands = [], search = [], loadFailures = [] } = remote;
  const { textCommands = [] } = remote;
  const routes = remote.routes.map(({ path, title, access = 'signed-in' }) => ({
    path,
    title,
    access,
  }));
  const named = [...navigation, ...commands, ...textCommands, ...search].flatMap(
    ({ icon }) => icon ?? [],
  );
  const icons = Object.fromEntries([...new Set(named)].sort().map((icon) => [icon, iconOf(icon)]));
  return {
    name: remote.name,
    paths: pathsOf(routes),
    modals: Object.keys(remote.modals),
    contributions: {
      ...{ label, routes, navigation, commands },
      ...(textCommands.length > 0 && { textCommands }),
      ...(remote.gate && { gate: true as const }),
      ...(remote.background && { background: true as const }),
      ...{ search, loadFailures, icons },
    },
  };
}
