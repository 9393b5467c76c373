import type * as Runtime from './federation-runtime.ts';
import { rejectEmptyStyleSheets } from './empty-style-sheets.ts';
import { freshAddress } from './fresh-address.ts';
import type { Federation } from './loaded-remote.ts';
import { checkSharedVersions } from './shared-versions.ts';

type Plugin = NonNullable<Parameters<typeof Runtime.registerPlugins>[0]>[number];
type Container = Awaited<ReturnType<NonNullable<Plugin['loadEntry']>>>;

/**
 * The real module federation. A remote whose manifest asks for what this shell cannot give is refused
 * before any of its code runs: by itself the runtime would warn in the console and go on. What an
 * earlier attempt failed with is asked for under new addresses.
 */
export function moduleFederation(): Federation {
  const attempts = new Map<string, number>();
  rejectEmptyStyleSheets();
  let started: Promise<typeof Runtime> | undefined;
  const start = () => {
    started ??= startRuntime(attempts).catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  return {
    prepare: async () => void (await start()),
    load: async ({ name, entry, attempt }) => {
      const { loadRemote, registerRemotes } = await start();
      attempts.set(name, attempt);
      const address = attempt === 0 ? entry : `${entry}?attempt=${attempt}`;
      registerRemotes([{ name, entry: address, type: 'module' }], { force: attempt > 0 });
      return loadRemote(`${name}/remote`);
    },
  };
}

/** @param attempts how often each remote was tried before */
async function startRuntime(attempts: ReadonlyMap<string, number>): Promise<typeof Runtime> {
  const runtime = await import('./federation-runtime.ts');
  await runtime.initHost();
  /** The shell's version of a shared package. */
  const brought = (name: string): string | undefined =>
    runtime.getInstance()?.options.shared[name]?.[0]?.version;
  runtime.registerPlugins([
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
  return runtime;
}

/** A server that does not know an encoded path is asked by the plain one. */
async function importFresh(entry: string, attempt: number): Promise<Container> {
  const importFrom = (address: string) => import(/* @vite-ignore */ address) as Promise<Container>;
  return importFrom(freshAddress(entry, attempt)).catch(() => importFrom(entry));
}
