import { readRemoteModule, RemoteModuleError } from '@evergift/contract';
import type {
  DescribedContributions,
  ModalComponent,
  ModalName,
  RemoteAccess,
  RemoteEntry,
  RemoteModule,
} from '@evergift/contract';
import type { Data } from '@evergift/data';
import { releaseAddress } from '@evergift/releases';
import { translated } from '@evergift/language';
import { matchPath } from '@evergift/router';
import { BehaviorSubject, ReplaySubject } from 'rxjs';
import { ShownPreview } from './shown-preview.ts';
import { baseOf, knownApps, loadedApp, type KnownApp } from '../deployment/known-app.ts';
import { noteLoading } from '../browser/note-phase.ts';
import { fetchOwnRelease } from '../deployment/release.ts';
import type {
  Federation,
  LinkedRemote,
  LoadedGate,
  LoadedPage,
  RemotesOptions,
} from './loaded-remote.ts';
import { LoadAttempts, type Waiting } from './load-attempts.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import {
  addTranslations,
  fetchRemotesManifest,
  findByGate,
  findByModal,
  findByPath,
  manifestAddress,
} from './remotes-manifest.ts';

/**
 * Loads the remotes' pages and modals at run time and remembers them. A failure is not remembered:
 * the next call reads remotes.json again, so a remote that came back or moved is found.
 */
export class Remotes {
  readonly #federation: Federation;
  #entries: Promise<RemoteEntry[]> | undefined;
  readonly #modules = new Map<string, Promise<RemoteModule>>();
  readonly #routes = new Map<string, RemoteModule['routes']>();
  readonly #pages = new Map<string, LoadedPage>();
  readonly #modals = new Map<ModalName, ModalComponent<never>>();
  readonly #modalOwners = new Map<ModalName, string>();
  readonly #apps = new BehaviorSubject<readonly KnownApp[]>([]);

  /** The apps of remotes.json and what is loaded of them; emits at once and on every change. */
  readonly apps$ = this.#apps.asObservable();

  readonly #attempts = new LoadAttempts({
    onStartAgain: (name) => {
      this.#modules.delete(name);
      this.forgetManifest();
    },
    versionOf: (name) => this.apps().find((app) => app.name === name)?.loaded?.version,
  });

  /** Emits what does not fit in remotes.json, at once and whenever it was read. */
  readonly unfit$ = new BehaviorSubject<readonly Error[]>([]);

  /** Emits once when remotes.json takes long; gives what asks for it anew. */
  #slow$ = new ReplaySubject<() => void>(1);

  /** Emits when something is here after all whose loading had been given up. */
  readonly arrived$ = this.#attempts.arrived$;

  /** The build that this tab shows in a deployed one's place. */
  readonly preview: ShownPreview;

  readonly #linked: readonly LinkedRemote[];
  #gate: LoadedGate | undefined;

  /** @param federation loads code from elsewhere */
  constructor(
    federation: Federation,
    { preview = new ShownPreview(), linked = [] }: RemotesOptions = {},
  ) {
    this.#federation = federation;
    this.preview = preview;
    this.#linked = linked;
  }

  /** The apps of remotes.json, as far as it was read, and what is loaded of them. */
  apps(): readonly KnownApp[] {
    return this.#apps.value;
  }

  /** What the linked remotes add to the shell, and the apps of remotes.json, as far as it was read. */
  contributions(): readonly DescribedContributions[] {
    const linked = this.#linked.map(({ entry }) => entry);
    return [...linked, ...this.apps()].flatMap(({ contributions }) => contributions);
  }

  /** Loads the pages and the gate of the linked remotes: they are rendered without waiting. */
  async loadLinked(): Promise<void> {
    const routes = this.#linked.flatMap(({ entry }) => entry.contributions.routes);
    await Promise.all(routes.map(({ path }) => this.loadPage(path)));
    if (this.#linked.some(({ entry }) => entry.contributions.gate)) await this.loadGate();
  }

  /** Fetches what loading any remote needs. Rejects when that cannot be had. */
  prepare(): Promise<void> {
    return this.#federation.prepare();
  }

  /** Reads remotes.json unless it was read. @throws RemoteUnavailableError */
  async findApps(waiting?: Waiting): Promise<void> {
    await this.#readManifest(waiting);
  }

  /** Lets the next load read remotes.json again: somebody asks for another attempt, and the app may have moved. */
  forgetManifest(): void {
    this.#entries = undefined;
  }

  /** What the page at a path is called: as its app says, or remotes.json before the app is loaded. */
  titleOf(pathname: string): string | undefined {
    const described = this.contributions().map(({ routes }) => routes);
    const routes = [...this.#routes.values(), ...described].flat();
    const route = routes.find(({ path }) => matchPath(path, pathname));
    return translated(route?.title ?? '') || undefined;
  }

  /** The app that owns a modal, if it was loaded before. */
  ownerOf(modal: ModalName): KnownApp | undefined {
    return this.apps().find(({ name }) => name === this.#modalOwners.get(modal));
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
  async loadPage(pathname: string, waiting?: Waiting): Promise<LoadedPage | undefined> {
    const known = this.peekPage(pathname);
    if (known) return known;
    const entry = await this.#find((entries) => findByPath(entries, pathname), waiting);
    if (!entry) return undefined;
    const work = async () => {
      const remote = await this.#loadModule(entry);
      const route = remote.routes.find(({ path }) => matchPath(path, pathname));
      if (!route) return undefined;
      const page = { remote, path: route.path, Page: await route.load() };
      this.#pages.set(route.path, page);
      return page;
    };
    return this.#attempt(entry, pathname, work(), waiting);
  }

  /**
   * Who may see the page at a path; undefined when no app has one there.
   *
   * @throws RemoteUnavailableError
   */
  async accessTo(pathname: string): Promise<RemoteAccess | undefined> {
    const entry = await this.#find((entries) => findByPath(entries, pathname));
    return entry?.contributions.routes.find(({ path }) => matchPath(path, pathname))?.access;
  }

  /** The modal, if it was loaded before. */
  peekModal<Name extends ModalName>(name: Name): ModalComponent<Name> | undefined {
    return this.#modals.get(name) as ModalComponent<Name> | undefined;
  }

  /** Loads a modal. @throws RemoteUnavailableError */
  async loadModal<Name extends ModalName>(
    name: Name,
    waiting?: Waiting,
  ): Promise<ModalComponent<Name>> {
    const known = this.peekModal(name);
    if (known) return known;
    const entry = await this.#find((entries) => findByModal(entries, name), waiting);
    if (!entry) throw new RemoteUnavailableError(name, 'no app in remotes.json owns this modal');
    const work = async () => {
      const remote = await this.#loadModule(entry);
      const load = remote.modals[name];
      if (!load) throw new Error(`it does not have the modal '${name}'`);
      const modal = await load();
      this.#modals.set(name, modal as ModalComponent<never>);
      this.#modalOwners.set(name, entry.name);
      return modal as ModalComponent<Name>;
    };
    return this.#attempt(entry, name, work(), waiting);
  }

  /** The gate around the pages: null when no app has one, undefined before it was loaded. */
  peekGate(): LoadedGate | undefined {
    return this.#gate;
  }

  /** Loads the gate around the pages. @throws RemoteUnavailableError */
  async loadGate(): Promise<LoadedGate> {
    if (this.#gate !== undefined) return this.#gate;
    const entry = await this.#find(findByGate);
    const work = async (owner: RemoteEntry): Promise<LoadedGate> => {
      const remote = await this.#loadModule(owner);
      return remote.gate ? { remote, Gate: await remote.gate.load() } : null;
    };
    this.#gate = entry ? await this.#attempt(entry, 'gate', work(entry)) : null;
    return this.#gate;
  }

  /** Fetches what the gate shows to a new account. */
  async prefetchGate(): Promise<void> {
    const entry = await this.#find(findByGate);
    await (entry && (await this.#loadModule(entry)))?.gate?.prefetch?.();
  }

  /** Starts what the apps do without a page. @param report takes what fails */
  async startBackground(data: Data, report: (error: unknown) => void): Promise<void> {
    const start = async (entry: RemoteEntry) => {
      if (!entry.contributions.background) return;
      const remote = await this.#loadModule(entry);
      await remote.background?.(data, report);
    };
    const linked = this.#linked.map(({ entry }) => start(entry).catch(report));
    const others = (await this.#readManifest().catch(() => [])).map((entry) =>
      start(entry).catch(report),
    );
    await Promise.all([...linked, ...others]);
  }

  /** What a linked remote has is not looked for in remotes.json. */
  async #find(
    find: (entries: readonly RemoteEntry[]) => RemoteEntry | undefined,
    waiting?: Waiting,
  ): Promise<RemoteEntry | undefined> {
    return find(this.#linked.map(({ entry }) => entry)) ?? find(await this.#readManifest(waiting));
  }

  #attempt<Value>(
    remote: RemoteEntry,
    part: string,
    work: Promise<Value>,
    waiting?: Waiting,
  ): Promise<Value> {
    const what = { name: remote.name, base: baseOf(remote), part };
    return this.#attempts.run(what, noteLoading(remote.name, work), waiting);
  }

  async #readManifest(waiting?: Waiting): Promise<RemoteEntry[]> {
    this.#entries ??= this.#beginManifest();
    const slow = this.#slow$.subscribe((startAgain) => waiting?.onSlow?.(startAgain));
    try {
      return await this.#entries;
    } finally {
      slow.unsubscribe();
    }
  }

  #beginManifest(): Promise<RemoteEntry[]> {
    const slow$ = (this.#slow$ = new ReplaySubject<() => void>(1));
    return this.#attempts.run(
      { name: 'remotes.json', base: manifestAddress() },
      this.#fetchManifest(),
      { onSlow: (startAgain) => slow$.next(startAgain) },
    );
  }

  async #fetchManifest(): Promise<RemoteEntry[]> {
    const unfit: Error[] = [];
    const fetched = await fetchRemotesManifest((error) => unfit.push(error));
    if (String(unfit) !== String(this.unfit$.value)) this.unfit$.next(unfit);
    const entries = this.preview.applyTo(fetched);
    const isPreview = ({ name, entry }: Pick<RemoteEntry, 'name' | 'entry'>) =>
      this.preview.entryOf(name) === entry;
    this.#apps.next(knownApps(entries, this.apps(), isPreview));
    return entries;
  }

  #loadModule(remoteEntry: RemoteEntry): Promise<RemoteModule> {
    const { name, entry, listed } = remoteEntry;
    const known = this.#modules.get(name);
    if (known) return known;
    const attempt = this.#attempts.countOf(name);
    const linked = this.#linked.find((one) => one.entry.name === name);
    const loading =
      linked?.load() ??
      this.#federation.load({
        ...{ name, entry, attempt },
        ...(listed?.integrity !== undefined && { integrity: listed.integrity }),
      });
    const module = loading.then(async (loaded) => {
      const remote = readRemoteModule(name, loaded);
      await addTranslations(remote, linked?.entry);
      if (this.preview.entryOf(name) !== undefined && remote.name !== name) {
        throw new RemoteModuleError(
          `The preview of '${name}' is a build of '${remote.name}': ask for the address of the right one.`,
        );
      }
      this.#routes.set(name, remote.routes);
      const known = loadedApp(remote, listed);
      this.#note(name, known);
      if (!linked && !known.build) void this.#noteBuild(remoteEntry);
      return remote;
    });
    this.#modules.set(name, module);
    return module;
  }

  #note(name: string, loaded: NonNullable<KnownApp['loaded']>): void {
    this.#apps.next(this.apps().map((app) => (app.name === name ? { ...app, loaded } : app)));
  }

  /** Asks which build a preview is. Nothing waits for it; in development there is none. */
  async #noteBuild({ name, entry }: RemoteEntry): Promise<void> {
    const release = await fetchOwnRelease(releaseAddress(entry)).catch(() => undefined);
    const { loaded } = this.apps().find((app) => app.name === name) ?? {};
    if (release && loaded) this.#note(name, { ...loaded, build: release.build });
  }
}
