import { readRemotesManifest } from '@evergift/contract';
import { remote } from '@evergift/home/remote';
import description from '@evergift/home/remote.json';
import type { LinkedRemote } from './loaded-remote.ts';

/**
 * The remotes that the shell's build brings, for the first paint. Their entries are read as those of
 * remotes.json are, and their modules as those that come at run time.
 */
export const linkedRemotes = (): LinkedRemote[] =>
  readRemotesManifest({ remotes: [{ ...description, entry: `${location.origin}/` }] }).map(
    (entry) => ({ entry, load: () => Promise.resolve({ remote }) }),
  );
