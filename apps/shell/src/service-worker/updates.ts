import type { Fetch } from './fetch-file.ts';
import { installRelease, isCached } from './install-release.ts';
import type { ReleaseCache } from './release-cache.ts';
import { readDeployed } from './deployed-release.ts';
import { withTimeout } from './with-timeout.ts';

/** How long the opening of a page waits to hear whether something was deployed, in ms. */
const comparisonTimeout = 1_000;

/** How long it then waits for the new release before it takes the cached one, in ms. */
const installTimeout = 3_000;

/** What was found out so lately is not asked again, in ms. */
const recently = 30_000;

/** One look at what is deployed. */
export interface Check {
  /** Whether something else is deployed than what is kept. */
  compared: Promise<boolean>;
  /** Settles when what is deployed is kept, too. */
  finished: Promise<void>;
}

/** Keeps the current release in step with what is deployed; one look at a time. */
export class Updates {
  readonly #releases: ReleaseCache;
  readonly #origin: string;
  readonly #fetch: Fetch;
  readonly #onInstalled: () => Promise<void>;
  #running: Check | undefined;
  #lastLook = -Infinity;
  /** Id of the release that is being put together. */
  installing: string | undefined;

  constructor(
    releases: ReleaseCache,
    origin: string,
    fetch: Fetch,
    onInstalled: () => Promise<void>,
  ) {
    this.#releases = releases;
    this.#origin = origin;
    this.#fetch = fetch;
    this.#onInstalled = onInstalled;
  }

  /** Looks what is deployed and installs it; joins a look that has begun. */
  check(): Check {
    if (this.#running) return this.#running;
    const looking = this.#look();
    const compared = looking.then(({ changed }) => changed);
    const finished = looking.then(({ installed }) => installed);
    const done = () => {
      this.#running = undefined;
      this.installing = undefined;
    };
    finished.then(() => (this.#lastLook = Date.now())).catch(() => undefined);
    finished.then(done, done);
    // Whoever asked hears of a failure; nobody has to.
    compared.catch(() => undefined);
    this.#running = { compared, finished };
    return this.#running;
  }

  /**
   * Gives the opening of a page a moment to find what was deployed last, so that a reload shows
   * it. Offline, on a slow network or when an app does not answer, what is kept is good.
   */
  async settleForPage(check: Check): Promise<void> {
    const changed = await withTimeout(comparisonTimeout, check.compared);
    if (changed) await withTimeout(installTimeout, check.finished);
  }

  /** Looks unless that has just been done, as when a page was opened. */
  async catchUp(): Promise<void> {
    if (Date.now() - this.#lastLook > recently) await this.check().finished;
  }

  async #look(): Promise<{ changed: boolean; installed: Promise<void> }> {
    const current = await this.#releases.current();
    const found = await readDeployed(this.#origin, current, this.#fetch);
    if (isCached(found, current)) return { changed: false, installed: Promise.resolve() };
    this.installing = found.release.id;
    return {
      changed: true,
      installed: installRelease(found, this.#releases, this.#fetch).then(this.#onInstalled),
    };
  }
}
