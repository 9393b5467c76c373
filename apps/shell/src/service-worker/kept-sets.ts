import type { CodeSet, SetFile } from './code-set.ts';

const ledgerName = 'evergift-ledger';
const setPrefix = 'evergift-set-';

/** A page that is being opened is not among the open ones yet; for so long it counts, in ms. */
const opening = 60_000;

interface PageEntry {
  set: string;
  /** When the page was given its set, in milliseconds since 1970. */
  since: number;
}

interface OpenSet {
  set: CodeSet;
  byAddress: ReadonlyMap<string, SetFile>;
  cache: Cache;
}

/**
 * The sets that this browser keeps, each in a cache of its own, and a ledger: which set is current,
 * and which page uses which. All of it is on disk, since a worker is stopped whenever it is idle;
 * none of it is the user's.
 */
export class KeptSets {
  readonly #caches: CacheStorage;
  readonly #origin: string;
  readonly #open = new Map<string, Promise<OpenSet | undefined>>();
  readonly #pages = new Map<string, PageEntry>();
  #current: Promise<CodeSet | undefined> | undefined;
  /** Origins of the apps in all sets that are here, once they were read. */
  readonly #origins = new Set<string>();
  #knowsOrigins = false;

  constructor(caches: CacheStorage, origin: string) {
    this.#caches = caches;
    this.#origin = origin;
  }

  /** Reads which origins have kept files, for `mayHold`. */
  async readOrigins(): Promise<void> {
    for (const name of await this.#caches.keys()) {
      if (!name.startsWith(setPrefix)) continue;
      const open = await this.#openSet(name.slice(setPrefix.length));
      if (open) this.#noteOrigins(open.set);
    }
    this.#knowsOrigins = true;
  }

  /**
   * Says at once whether a file may be in a set; before the origins were read everything may. What
   * cannot be, such as a preview's files, is left to the page and its policy: a worker keeps the
   * policy that its script came with for as long as the script stays the same.
   */
  mayHold(url: string): boolean {
    const { origin } = new URL(url);
    return !this.#knowsOrigins || origin === this.#origin || this.#origins.has(origin);
  }

  /** The set that new pages get; undefined before the first is complete. */
  current(): Promise<CodeSet | undefined> {
    this.#current ??= this.#readCurrent().catch((error: unknown) => {
      this.#current = undefined;
      throw error;
    });
    return this.#current;
  }

  /** The file of a set at an address. */
  async file(id: string, address: string): Promise<SetFile | undefined> {
    return (await this.#openSet(id))?.byAddress.get(address);
  }

  /** The kept content of a file; undefined when it is not (or no longer) there. */
  async match(id: string, address: string): Promise<Response | undefined> {
    return (await this.#openSet(id))?.cache.match(address);
  }

  /** The cache of a set that is being put together; what is in it was verified. */
  begin(id: string): Promise<Cache> {
    return this.#caches.open(setPrefix + id);
  }

  /** The set is complete: from now on new pages get it. */
  async complete(set: CodeSet): Promise<void> {
    const cache = await this.begin(set.id);
    await cache.put(this.#address('set'), Response.json(set));
    await this.#write('current', set.id);
    this.#noteOrigins(set);
    this.#open.delete(set.id);
    this.#current = Promise.resolve(set);
  }

  /** The id of the set that a page uses. */
  async setOf(page: string): Promise<string | undefined> {
    const entry = this.#pages.get(page) ?? (await this.#read<PageEntry>(`pages/${page}`));
    if (entry) this.#pages.set(page, entry);
    return entry?.set;
  }

  /** Gives a page its set, once and for all. Its requests see it at once; the result is that it is written down. */
  assign(page: string, set: string, now: number): Promise<void> {
    const entry: PageEntry = { set, since: now };
    this.#pages.set(page, entry);
    return this.#write(`pages/${page}`, entry);
  }

  /**
   * Removes the sets that neither new pages nor open ones use, and what was begun and given up.
   *
   * @param living the pages that are open
   * @param installing gives the id of the set that is being put together, if any
   */
  async removeUnused(
    living: readonly string[],
    now: number,
    installing: () => string | undefined,
  ): Promise<void> {
    const used = new Set<string | undefined>();
    for (const [page, entry] of await this.#readPages()) {
      if (living.includes(page) || now - entry.since < opening) used.add(entry.set);
      else await this.#forgetPage(page);
    }
    for (const name of await this.#caches.keys()) {
      const id = name.slice(setPrefix.length);
      const current = await this.current();
      if (!name.startsWith(setPrefix) || used.has(id)) continue;
      if (id === current?.id || id === installing()) continue;
      this.#open.delete(id);
      await this.#caches.delete(name);
    }
  }

  #noteOrigins({ bases }: CodeSet): void {
    for (const base of bases) this.#origins.add(new URL(base).origin);
  }

  async #readCurrent(): Promise<CodeSet | undefined> {
    const id = await this.#read<string>('current');
    return id === undefined ? undefined : (await this.#openSet(id))?.set;
  }

  async #readPages(): Promise<Map<string, PageEntry>> {
    const ledger = await this.#caches.open(ledgerName);
    const prefix = this.#address('pages/');
    for (const { url } of await ledger.keys()) {
      if (url.startsWith(prefix)) await this.setOf(url.slice(prefix.length));
    }
    return new Map(this.#pages);
  }

  async #forgetPage(page: string): Promise<void> {
    this.#pages.delete(page);
    await (await this.#caches.open(ledgerName)).delete(this.#address(`pages/${page}`));
  }

  #openSet(id: string): Promise<OpenSet | undefined> {
    const known = this.#open.get(id);
    if (known) return known;
    const open = this.#readSet(id);
    this.#open.set(id, open);
    // Storage that failed once is asked again.
    open.catch(() => this.#open.delete(id));
    return open;
  }

  async #readSet(id: string): Promise<OpenSet | undefined> {
    if (!(await this.#caches.has(setPrefix + id))) return undefined;
    const cache = await this.begin(id);
    const description = await cache.match(this.#address('set'));
    if (!description) return undefined;
    const set = (await description.json()) as CodeSet;
    return { set, cache, byAddress: new Map(set.files.map((file) => [file.address, file])) };
  }

  /** Addresses in our caches that are no files: nothing is ever fetched from them. */
  #address(path: string): string {
    return `${this.#origin}/.offline/${path}`;
  }

  async #read<Value>(path: string): Promise<Value | undefined> {
    const ledger = await this.#caches.open(ledgerName);
    const entry = await ledger.match(this.#address(path));
    return entry && ((await entry.json()) as Value);
  }

  async #write(path: string, value: unknown): Promise<void> {
    const ledger = await this.#caches.open(ledgerName);
    await ledger.put(this.#address(path), Response.json(value));
  }
}
