import { describeRemote, remoteNames } from './app-folders.ts';
import type { RemoteName } from './app-folders.ts';

/** The content of remotes.json. @param addressOf where a remote's build is served, without a slash at its end */
export function remotesManifest(addressOf: (name: RemoteName) => string): object {
  return {
    remotes: remoteNames.map((name) => ({
      ...describeRemote(name),
      entry: `${addressOf(name)}/mf-manifest.json`,
    })),
  };
}
