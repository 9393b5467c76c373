/** The browser's cache storage in memory, as far as the worker uses it. */
export class MemoryCaches implements CacheStorage {
  readonly #caches = new Map<string, MemoryCache>();

  open(name: string): Promise<Cache> {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return Promise.resolve(cache as unknown as Cache);
  }

  has = (name: string): Promise<boolean> => Promise.resolve(this.#caches.has(name));
  delete = (name: string): Promise<boolean> => Promise.resolve(this.#caches.delete(name));
  keys = (): Promise<string[]> => Promise.resolve([...this.#caches.keys()]);
  match = (): Promise<undefined> => Promise.reject(new Error('The worker looks into one cache.'));
}

class MemoryCache {
  readonly #answers = new Map<string, Response>();

  put(address: string, answer: Response): Promise<void> {
    this.#answers.set(address, answer);
    return Promise.resolve();
  }

  match = (address: string): Promise<Response | undefined> =>
    Promise.resolve(this.#answers.get(address)?.clone());
  delete = (address: string): Promise<boolean> => Promise.resolve(this.#answers.delete(address));
  keys = (): Promise<Request[]> =>
    Promise.resolve([...this.#answers.keys()].map((address) => new Request(address)));
}
