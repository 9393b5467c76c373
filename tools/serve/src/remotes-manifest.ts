import { schemaAddress } from '@evergift/releases';
import { buildFolder, remotes } from './app-folders.ts';
import { storedFiles } from './stored-files.ts';
import type { RemoteDescription } from './app-folders.ts';

/** One build of an app, as remotes.json lists it. */
interface ListedBuild {
  url: string;
  metadata: { version: string; integrity?: string };
  extras: object;
}

/** The build that lies in an app's folder; undefined for one that is not built. */
function readBuild(app: string, apps?: string): ListedBuild | undefined {
  const files = storedFiles(buildFolder(app, apps));
  const readJson = (path: string): unknown => {
    const content = files.find(path)?.read();
    return content && JSON.parse(content.toString());
  };
  const release = readJson('/release.json') as { build: string } | undefined;
  return release && (readJson(`/build-${release.build}.json`) as ListedBuild | undefined);
}

/** An app that runs from its sources, or is not built yet. */
const developed = ({ paths, modals, contributions }: RemoteDescription): ListedBuild => ({
  url: 'mf-manifest.json',
  metadata: { version: 'development' },
  extras: { paths, modals, contributions },
});

/**
 * The content of remotes.json with the one build of each app that lies in its folder.
 *
 * @param addressOf where a remote's build is served, without a slash at its end
 * @param isBuilt whether an app is served as it was built. Default: every app
 * @param apps a folder laid out as `apps` is
 */
export function remotesManifest(
  addressOf: (name: string) => string,
  isBuilt: (name: string) => boolean = () => true,
  apps?: string,
): object {
  const builds = remotes.map((remote) => {
    const { name } = remote;
    const { url, ...build } = (isBuilt(name) && readBuild(name, apps)) || developed(remote);
    return [name, [{ url: `${addressOf(name)}/${url}`, ...build }]] as const;
  });
  return { schema: schemaAddress, microFrontends: Object.fromEntries(builds) };
}
