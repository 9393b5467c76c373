import type { SiteRelease, SiteFile } from './site-release.ts';

const ownPrefix = 'evergift-';
const indexName = `${ownPrefix}index`;
const releasePrefix = `${ownPrefix}release-`;

/** A page that is being opened is not among the open ones yet; for so long it counts, in ms. */
const opening = 60_000;

interface PageEntry {
  release: string;
  /** When the page was given its release, in milliseconds since 1970. */
  since: number;
}

interface OpenRelease {
  release: SiteRelease;
  byAddress: ReadonlyMap<string, SiteFile>;
  cache: Cache;
}

/**
 * The releases that this browser keeps, each in a cache of its own, and an index: which release is
 * current, and which page uses which. All of it is on disk, because a worker is stopped whenever it
 * is idle. None of it is the user's data.
 */
export class ReleaseCache {
  readonly #caches: CacheStorage;
  readonly #origin: string;
  readonly #open = new Map<string, Promise<OpenRelease | undefined>>();
  readonly #pages = new Map<string, PageEntry>();
  #current: Promise<SiteRelease | undefined> | undefined;
  /** Origins of the apps in all releases that are here, once they were read. */
  readonly #origins = new Set<string>();
  #knowsOrigins = false;

  constructor(caches: CacheStorage, origin: string) {
    this.#caches = caches;
    this.#origin = origin;
  }

  /** Reads which origins have kept files, for `mayHold`. */
  async readOrigins(): Promise<void> {
    for (const name of await this.#caches.keys()) {
      if (!name.startsWith(releasePrefix)) continue;
      const open = await this.#openRelease(name.slice(releasePrefix.length));
      if (open) this.#noteOrigins(open.release);
    }
    this.#knowsOrigins = true;
  }

  /**
   * Says at once whether a file may be in a release; before the origins were read everything may. What
   * cannot be is left to the page: all files before the first release is complete, and a preview's
   * files, for a worker keeps the policy that its script came with for as long as the script stays
   * the same.
   */
  mayHold(url: string): boolean {
    return !this.#knowsOrigins || this.#origins.has(new URL(url).origin);
  }

  /** The release that new pages get; undefined before the first is complete. */
  current(): Promise<SiteRelease | undefined> {
    this.#current ??= this.#readCurrent().catch((error: unknown) => {
      this.#current = undefined;
      throw error;
    });
    return this.#current;
  }

  /** The file of a release at an address. */
  async file(id: string, address: string): Promise<SiteFile | undefined> {
    return (await this.#openRelease(id))?.byAddress.get(address);
  }

  /** The kept content of a file; undefined when it is not (or no longer) there. */
  async match(id: string, address: string): Promise<Response | undefined> {
    return (await this.#openRelease(id))?.cache.match(address);
  }

  /** Keeps a file that a page has asked for. */
  async keep(id: string, address: string, answer: Response): Promise<void> {
    await (await this.#openRelease(id))?.cache.put(address, answer);
  }

  /** The cache of a release that is being put together; what is in it was verified. */
  begin(id: string): Promise<Cache> {
    return this.#caches.open(releasePrefix + id);
  }

  /** The release is complete: from now on new pages get it. */
  async complete(release: SiteRelease): Promise<void> {
    const cache = await this.begin(release.id);
    await cache.put(this.#address('release'), Response.json(release));
    await this.#write('current', release.id);
    this.#noteOrigins(release);
    this.#open.delete(release.id);
    this.#current = Promise.resolve(release);
  }

  /** The id of the release that a page uses. */
  async releaseOf(page: string): Promise<string | undefined> {
    const entry = this.#pages.get(page) ?? (await this.#read<PageEntry>(`pages/${page}`));
    if (entry) this.#pages.set(page, entry);
    return entry?.release;
  }

  /** Gives a page its release, for its whole life. Its requests see it before the promise settles. */
  assign(page: string, release: string, now: number): Promise<void> {
    const entry: PageEntry = { release, since: now };
    this.#pages.set(page, entry);
    return this.#write(`pages/${page}`, entry);
  }

  /**
   * Removes the releases that neither new pages nor open ones use, and what was begun and given up.
   *
   * @param living the pages that are open
   * @param installing gives the id of the release that is being put together, if any
   */
  async removeUnused(
    living: readonly string[],
    now: number,
    installing: () => string | undefined,
  ): Promise<void> {
    const used = new Set<string | undefined>();
    for (const [page, entry] of await this.#readPages()) {
      if (living.includes(page) || now - entry.since < opening) used.add(entry.release);
      else await this.#forgetPage(page);
    }
    for (const name of await this.#caches.keys()) {
      const id = name.slice(releasePrefix.length);
      const current = await this.current();
      if (!name.startsWith(ownPrefix) || name === indexName || used.has(id)) continue;
      if (id === current?.id || id === installing()) continue;
      this.#open.delete(id);
      await this.#caches.delete(name);
    }
  }

  #noteOrigins({ bases }: SiteRelease): void {
    for (const base of bases) this.#origins.add(new URL(base).origin);
  }

  async #readCurrent(): Promise<SiteRelease | undefined> {
    const id = await this.#read<string>('current');
    return id === undefined ? undefined : (await this.#openRelease(id))?.release;
  }

  async #readPages(): Promise<Map<string, PageEntry>> {
    const index = await this.#caches.open(indexName);
    const prefix = this.#address('pages/');
    for (const { url } of await index.keys()) {
      if (url.startsWith(prefix)) await this.releaseOf(url.slice(prefix.length));
    }
    return new Map(this.#pages);
  }

  async #forgetPage(page: string): Promise<void> {
    this.#pages.delete(page);
    await (await this.#caches.open(indexName)).delete(this.#address(`pages/${page}`));
  }

  #openRelease(id: string): Promise<OpenRelease | undefined> {
    const known = this.#open.get(id);
    if (known) return known;
    const open = this.#readRelease(id);
    this.#open.set(id, open);
    // Storage that failed once is asked again.
    open.catch(() => this.#open.delete(id));
    return open;
  }

  async #readRelease(id: string): Promise<OpenRelease | undefined> {
    if (!(await this.#caches.has(releasePrefix + id))) return undefined;
    const cache = await this.begin(id);
    const description = await cache.match(this.#address('release'));
    if (!description) return undefined;
    const release = (await description.json()) as SiteRelease;
    return {
      release,
      cache,
      byAddress: new Map(release.files.map((file) => [file.address, file])),
    };
  }

  /** Addresses in our caches that are no files: nothing is ever fetched from them. */
  #address(path: string): string {
    return `${this.#origin}/.offline/${path}`;
  }

  async #read<Value>(path: string): Promise<Value | undefined> {
    const index = await this.#caches.open(indexName);
    const entry = await index.match(this.#address(path));
    return entry && ((await entry.json()) as Value);
  }

  async #write(path: string, value: unknown): Promise<void> {
    const index = await this.#caches.open(indexName);
    await index.put(this.#address(path), Response.json(value));
  }
}
