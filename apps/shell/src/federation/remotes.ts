import { readRemoteModule } from '@evergift/contract';
import type { ModalComponent, ModalName, RemoteEntry, RemoteModule } from '@evergift/contract';
import { matchPath } from '@evergift/router';
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { fetchRemotesManifest, findByModal, findByPath } from './remotes-manifest.ts';
import { within } from './within.ts';

/** A remote has to answer within this time, in milliseconds. */
const patience = 5000;

/** The part of module federation's runtime that is needed here. */
export interface Federation {
  registerRemotes: typeof registerRemotes;
  loadRemote: (id: string) => Promise<unknown>;
}

/** A page of a remote, ready to be rendered. */
export interface LoadedPage {
  remote: RemoteModule;
  /** The route's pattern, e.g. `/people/:personId`. */
  path: string;
  Page: ComponentType;
}

/**
 * Loads the remotes' pages and modals at run time and remembers them. A failure is not remembered:
 * the next call reads remotes.json again, so a remote that came back or moved is found.
 */
export class Remotes {
  readonly #federation: Federation;
  #entries: Promise<RemoteEntry[]> | undefined;
  readonly #modules = new Map<string, Promise<RemoteModule>>();
  readonly #pages = new Map<string, LoadedPage>();
  readonly #modals = new Map<ModalName, ModalComponent<never>>();
  readonly #failed = new Set<string>();

  /** @param federation loads code from elsewhere; the real one unless given */
  constructor(federation: Federation = { registerRemotes, loadRemote }) {
    this.#federation = federation;
  }

  /** The page at a path, if it was loaded before; undefined also for a path of no remote. */
  peekPage(pathname: string): LoadedPage | undefined {
    return [...this.#pages.values()].find(({ path }) => matchPath(path, pathname));
  }

  /**
   * Loads the page at a path.
   *
   * @returns undefined when the path belongs to no remote, or the remote has no such page
   * @throws RemoteUnavailableError
   */
  async loadPage(pathname: string): Promise<LoadedPage | undefined> {
    const known = this.peekPage(pathname);
    if (known) return known;
    const entry = findByPath(await this.#readManifest(), pathname);
    if (!entry) return undefined;
    return this.#attempt(entry.name, async () => {
      const remote = await this.#loadModule(entry);
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (!route) return undefined;
      const page = { remote, path: route.path, Page: await route.load() };
      this.#pages.set(route.path, page);
      return page;
    });
  }

  /** The modal, if it was loaded before. */
  peekModal<Name extends ModalName>(name: Name): ModalComponent<Name> | undefined {
    return this.#modals.get(name) as ModalComponent<Name> | undefined;
  }

  /** Loads a modal. @throws RemoteUnavailableError */
  async loadModal<Name extends ModalName>(name: Name): Promise<ModalComponent<Name>> {
    const known = this.peekModal(name);
    if (known) return known;
    const entry = findByModal(await this.#readManifest(), name);
    if (!entry) throw new RemoteUnavailableError(name, 'no app in remotes.json owns this modal');
    return this.#attempt(entry.name, async () => {
      const remote = await this.#loadModule(entry);
      const load = remote.modals[name];
      if (!load) throw new Error(`it does not have the modal '${name}'`);
      const modal = await load();
      this.#modals.set(name, modal as ModalComponent<never>);
      return modal as ModalComponent<Name>;
    });
  }

  async #attempt<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    try {
      return await within(patience, work());
    } catch (error) {
      this.#modules.delete(name);
      this.#failed.add(name);
      this.#entries = undefined;
      throw new RemoteUnavailableError(name, error);
    }
  }

  async #readManifest(): Promise<RemoteEntry[]> {
    this.#entries ??= within(patience, fetchRemotesManifest());
    try {
      return await this.#entries;
    } catch (error) {
      this.#entries = undefined;
      throw new RemoteUnavailableError('remotes.json', error);
    }
  }

  #loadModule({ name, entry }: RemoteEntry): Promise<RemoteModule> {
    const known = this.#modules.get(name);
    if (known) return known;
    const { registerRemotes, loadRemote } = this.#federation;
    registerRemotes([{ name, entry, type: 'module' }], { force: this.#failed.has(name) });
    const module = loadRemote(`${name}/remote`).then((loaded) => readRemoteModule(name, loaded));
    this.#modules.set(name, module);
    return module;
  }
}
