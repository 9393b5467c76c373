import {
  getInstance,
  loadRemote,
  registerPlugins,
  registerRemotes,
} from '@module-federation/runtime';
import type { Federation } from './remotes.ts';
import { checkSharedVersions } from './shared-versions.ts';

/** The shell's version of a shared package. */
const brought = (name: string): string | undefined =>
  getInstance()?.options.shared[name]?.[0]?.version;

/**
 * The real module federation. A remote whose manifest asks for what this shell cannot give is refused
 * before any of its code runs: by itself the runtime would warn in the console and go on.
 */
export function moduleFederation(): Federation {
  registerPlugins([
    {
      name: 'evergift-shared-versions',
      afterLoadManifest: ({ moduleInfo, manifestJson }) => {
        const shared = manifestJson?.shared ?? [];
        checkSharedVersions(moduleInfo.name, shared, brought);
      },
    },
  ]);
  return { registerRemotes, loadRemote };
}
