import { remotes } from './app-folders.ts';

/** The content of remotes.json. @param addressOf where a remote's build is served, without a slash at its end */
export function remotesManifest(addressOf: (name: string) => string): object {
  return {
    remotes: remotes.map(({ name, paths, modals, contributions }) => ({
      name,
      paths,
      modals,
      contributions,
      entry: `${addressOf(name)}/mf-manifest.json`,
    })),
  };
}
