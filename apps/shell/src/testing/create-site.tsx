import { defineRemote } from '@evergift/contract/define-remote';
import type { ModalName, RemoteEntry, RemoteModule } from '@evergift/contract';
import { schemaAddress } from '@evergift/releases';
import { Dialog } from '@evergift/ui/dialog';
import { vi } from 'vitest';
import type { Federation, RemoteAddress } from '../remotes/loaded-remote.ts';

/** A remote with one page per path, which shows its own address as its title. */
export const buildRemote = (
  name: string,
  paths: readonly string[],
  modals: RemoteModule['modals'] = {},
): RemoteModule =>
  defineRemote({
    name,
    version: '1.2.3',
    label: `Label of ${name}`,
    routes: paths.map((path) => ({
      path,
      title: `Title ${path}`,
      load: () => Promise.resolve(() => <h1 tabIndex={-1}>{`Page ${path}`}</h1>),
    })),
    modals,
  });

/** Each app's own `remote.json`, as its build derives it. */
const descriptions = import.meta.glob<Omit<RemoteEntry, 'entry'>>('../../../*/remote.json', {
  eager: true,
  import: 'default',
});

const describe = (app: string): RemoteEntry => {
  const description = descriptions[`../../../${app}/remote.json`];
  if (!description) throw new Error(`apps/${app}/remote.json is missing.`);
  return { ...description, entry: `/remotes/${app}/mf-manifest.json` };
};

/** remotes.json of a site with the apps whose pages and modals the tests open. */
export const manifest: RemoteEntry[] = ['people', 'events', 'gifts', 'import', 'auth'].map(
  describe,
);

const pagesOf: Record<string, readonly string[]> = {
  people: ['/people', '/people/:personId'],
  events: ['/events', '/events/:eventId'],
  gifts: ['/giftItems'],
  auth: ['/auth', '/profile'],
};

/** A dialog that shows what it was asked for. */
const modalOf = (name: ModalName) => () =>
  Promise.resolve(({ onClose, ...request }: { onClose: () => void }) => (
    <Dialog title={name} isOpen onOpenChange={onClose}>
      {JSON.stringify(request)}
    </Dialog>
  ));

const modules = Object.fromEntries(
  manifest.map(({ name, modals }) => [
    name,
    () => {
      const own = Object.fromEntries(modals.map((modal) => [modal, modalOf(modal)]));
      return Promise.resolve({ remote: buildRemote(name, pagesOf[name] ?? [], own) });
    },
  ]),
);

const describeBuild = ({ name: _, entry, listed, ...extras }: RemoteEntry) => {
  const { version = '1.2.4', share: traffic = 100, isDefault = true, ...others } = listed ?? {};
  return {
    ...{ url: entry, metadata: { version }, deployment: { traffic, default: isDefault } },
    extras: { ...extras, ...others },
  };
};

/** The content of remotes.json with these builds; what is no list of them is taken as it is. */
export const listOf = (entries: unknown) => ({
  schema: schemaAddress,
  microFrontends: Array.isArray(entries)
    ? Object.fromEntries(
        (entries as RemoteEntry[]).map(({ name }) => [
          name,
          (entries as RemoteEntry[]).filter((one) => one.name === name).map(describeBuild),
        ]),
      )
    : entries,
});

/** What the shell finds on the network: remotes.json, and the apps that answer there. */
export function createSite(
  overrides: Record<string, () => Promise<unknown>> = {},
  releases: Record<string, () => Response> = {},
) {
  const site = {
    entries: manifest as unknown,
    /** Answers for an app's module, by the app's name. */
    apps: { ...modules, ...overrides } as Record<string, () => Promise<unknown>>,
    /** How often remotes.json was asked for. */
    manifestRequests: 0,
    /** What was asked for, in order. */
    registered: [] as RemoteAddress[],
    loads: [] as string[],
    /** Answers for release.json, by the app's name; the others do not answer. */
    releases,
    /** The same as a service worker keeps them; asked for first. */
    kept: {} as Record<string, () => Response>,
  };
  vi.stubGlobal('fetch', (address: URL | string, { cache }: RequestInit = {}) => {
    const [, released = 'shell'] = /\/remotes\/(\w+)\//.exec(String(address)) ?? [];
    const known = cache === 'no-store' ? site.releases : { ...site.releases, ...site.kept };
    const release = /\/release(-\w+)?\.json$/.test(String(address)) ? known[released] : undefined;
    if (release) return Promise.resolve(release());
    if (!String(address).endsWith('/remotes.json')) return Promise.reject(new TypeError('offline'));
    site.manifestRequests += 1;
    if (site.entries === undefined) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(site.entries).then((entries) => Response.json(listOf(entries)));
  });
  const federation: Federation = {
    prepare: () => Promise.resolve(),
    load: (remote) => {
      site.registered.push(remote);
      site.loads.push(remote.name);
      return (
        site.apps[remote.name]?.() ?? Promise.reject(new Error(`nothing answers as ${remote.name}`))
      );
    },
  };
  return { site, federation };
}
