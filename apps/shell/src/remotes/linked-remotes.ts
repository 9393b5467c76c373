import { entryOf, readRemotesManifest } from '@evergift/contract';
import { remote } from '@evergift/home/remote';
import description from '@evergift/home/remote.json';
import type { LinkedRemote } from './loaded-remote.ts';

const { name, ...extras } = description;

/**
 * The remotes that the shell's build brings, for the first paint. Their entries are read as those of
 * remotes.json are, and their modules as those that come at run time.
 */
export const linkedRemotes = (): LinkedRemote[] => {
  const build = { url: `${location.origin}/`, metadata: { version: 'linked' }, extras };
  return readRemotesManifest({ schema: 'linked', microFrontends: { [name]: [build] } }).map(
    ({ builds: [only] }) => {
      const { listed: _, ...entry } = entryOf(name, only);
      return { entry, load: () => Promise.resolve({ remote }) };
    },
  );
};
