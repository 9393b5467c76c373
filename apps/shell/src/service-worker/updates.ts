import type { Fetch } from './fetch-file.ts';
import { installSet, isKept } from './install-set.ts';
import type { KeptSets } from './kept-sets.ts';
import { survey } from './survey.ts';
import { within } from './within.ts';

/** How long the opening of a page waits to hear whether something was deployed, in ms. */
const patience = 1_000;

/** How long it then waits for the new set, before it goes on with the one that is there, in ms. */
const installPatience = 3_000;

/** What was found out so lately is not asked again, in ms. */
const recently = 30_000;

/** One look at what is deployed. */
export interface Check {
  /** Whether something else is deployed than what is kept. */
  surveyed: Promise<boolean>;
  /** Settles when what is deployed is kept, too. */
  finished: Promise<void>;
}

/** Keeps the current set in step with what is deployed; one look at a time. */
export class Updates {
  readonly #kept: KeptSets;
  readonly #origin: string;
  readonly #fetch: Fetch;
  readonly #onInstalled: () => Promise<void>;
  #running: Check | undefined;
  #lastLook = -Infinity;
  /** Id of the set that is being put together. */
  installing: string | undefined;

  constructor(kept: KeptSets, origin: string, fetch: Fetch, onInstalled: () => Promise<void>) {
    this.#kept = kept;
    this.#origin = origin;
    this.#fetch = fetch;
    this.#onInstalled = onInstalled;
  }

  /** Looks what is deployed and installs it; joins a look that has begun. */
  check(): Check {
    if (this.#running) return this.#running;
    const looking = this.#look();
    const surveyed = looking.then(({ changed }) => changed);
    const finished = looking.then(({ installed }) => installed);
    const done = () => {
      this.#running = undefined;
      this.installing = undefined;
    };
    finished.then(() => (this.#lastLook = Date.now())).catch(() => undefined);
    finished.then(done, done);
    // Whoever asked hears of a failure; nobody has to.
    surveyed.catch(() => undefined);
    this.#running = { surveyed, finished };
    return this.#running;
  }

  /**
   * Gives the opening of a page a moment to find what was deployed last, so that a reload shows
   * it. Offline, on a slow network or when an app does not answer, what is kept is good.
   */
  async settleForPage(check: Check): Promise<void> {
    const changed = await within(patience, check.surveyed);
    if (changed) await within(installPatience, check.finished);
  }

  /** Looks unless that has just been done, as when a page was opened. */
  async catchUp(): Promise<void> {
    if (Date.now() - this.#lastLook > recently) await this.check().finished;
  }

  async #look(): Promise<{ changed: boolean; installed: Promise<void> }> {
    const current = await this.#kept.current();
    const found = await survey(this.#origin, current, this.#fetch);
    if (isKept(found, current)) return { changed: false, installed: Promise.resolve() };
    this.installing = found.set.id;
    return {
      changed: true,
      installed: installSet(found, this.#kept, this.#fetch).then(this.#onInstalled),
    };
  }
}
