import { getInstance, registerPlugins } from '@module-federation/runtime';
import { initHost } from 'virtual:evergift-host';
import { freshAddress } from './fresh-address.ts';
import { takeAnswer } from './take-answer.ts';
import { checkSharedVersions } from '@evergift/contract/shared-versions';

/**
 * Module federation's runtime. Fetched when the first remote is loaded: the shell's own pages need none
 * of it.
 */
export { loadRemote, registerRemotes } from '@module-federation/runtime';

type Plugin = NonNullable<Parameters<typeof registerPlugins>[0]>[number];
type Container = Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>;

/**
 * Starts the runtime with what the shell adds to it, once.
 *
 * @param attempts how often each remote was tried before
 * @param integrities the SHA-256 of manifests, by their addresses
 */
export async function startRuntime(
  attempts: ReadonlyMap<string, number>,
  integrities: ReadonlyMap<string, string>,
): Promise<void> {
  await initHost();
  /** The shell's version of a shared package. */
  const brought = (name: string): string | undefined =>
    getInstance()?.options.shared[name]?.[0]?.version;
  registerPlugins([
    {
      name: 'evergift-integrity',
      fetch: (address, options) => {
        const answer = takeAnswer(address);
        if (answer) return answer;
        const integrity = integrities.get(address);
        return integrity === undefined ? undefined : fetch(address, { ...options, integrity });
      },
    },
    {
      name: 'evergift-shared-versions',
      afterLoadManifest: ({ moduleInfo, manifestJson }) => {
        const shared = manifestJson?.shared ?? [];
        checkSharedVersions(moduleInfo.name, shared, brought);
      },
    },
    {
      name: 'evergift-fresh-addresses',
      // What is prefetched would be fetched under the addresses that failed.
      beforePreloadRemote: ({ preloadOps }) => {
        const isFirst = preloadOps.every(({ nameOrAlias }) => !attempts.get(nameOrAlias));
        if (!isFirst) preloadOps.length = 0;
      },
      loadEntry: async ({ remoteInfo: { name, entry } }) => {
        const attempt = attempts.get(name) ?? 0;
        return attempt === 0 ? undefined : importFresh(entry, attempt);
      },
    },
  ]);
}

/** A server that does not know an encoded path is asked by the plain one. */
async function importFresh(entry: string, attempt: number): Promise<Container> {
  const importFrom = (address: string) => import(/* @vite-ignore */ address) as Promise<Container>;
  return importFrom(freshAddress(entry, attempt)).catch(() => importFrom(entry));
}
