import type * as Runtime from './federation-runtime.ts';
import type { Federation } from './loaded-remote.ts';
import { checkSharedVersions } from '@evergift/contract/shared-versions';

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

const assets = '/assets/';
const letters = [...'assets'];

/**
 * Another address of the same file, for each attempt another one. A browser keeps a module that was
 * broken, threw, or never arrived under its address for as long as the document lives, so a file can
 * be asked for again only under a new address.
 *
 * Letters of the folder's name are percent-encoded: `/%61ssets/entry.js`. To a server this is the
 * same path (RFC 3986, 6.2.2.2), to a browser another. Modules in that folder import each other
 * relative to their own address, so everything below the file gets a new address, too, which a query
 * could not do. A file outside such a folder gets a query.
 *
 * @param attempt 0 for the first: the address itself; the 64th begins anew
 */
export function freshAddress(address: string, attempt: number): string {
  if (attempt === 0) return address;
  const at = address.lastIndexOf(assets);
  if (at === -1) return `${address}?attempt=${attempt}`;
  const bits = ((attempt - 1) % (2 ** letters.length - 1)) + 1;
  const folder = letters.map((letter, place) =>
    bits & (1 << place) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  );
  return `${address.slice(0, at)}/${folder.join('')}/${address.slice(at + assets.length)}`;
}

/**
 * Lets a style sheet that arrived as something else fail. A browser refuses a sheet of the wrong
 * type, and Chromium says of it that it has loaded: the page would be shown without its styles.
 *
 * @returns ends it
 */
export function rejectEmptyStyleSheets(page: Document = document): () => void {
  const check = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    if (!isEmpty(target)) return;
    // Whoever waits for the sheet hears of a failure in place of a success.
    event.stopImmediatePropagation();
    target.dispatchEvent(new Event('error'));
  };
  // These events do not bubble; on their way down they pass here.
  page.addEventListener('load', check, { capture: true });
  return () => page.removeEventListener('load', check, { capture: true });
}

function isEmpty({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet === null || sheet.cssRules.length === 0;
  } catch {
    // The rules of another origin's sheet cannot be read: it is taken as it is.
    return false;
  }
}
