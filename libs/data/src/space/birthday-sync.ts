import type { Subscription } from 'rxjs';
import { planBirthdaySync } from '../commands/birthday-sync-plan.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { keyPrefix } from './key-values.ts';
import type { UserSpace } from './user-space.ts';

/** How often one day's sync is tried when the server refuses it (another device was faster). */
const mostAttempts = 3;

/**
 * Runs the sync by itself: signed in, people and events known, once per user and local day (B4). A copy that has not
 * been in step with the server during this visit is not enough: it may hold people who were deleted elsewhere.
 */
export class BirthdaySync {
  readonly #space: UserSpace;
  readonly #subscription: Subscription;
  /** Whose people and events have been in step with the server during this visit. */
  #heard: string | undefined;
  #done = '';
  #attempts = 0;

  constructor(space: UserSpace) {
    this.#space = space;
    this.#subscription = space.graph.published$.subscribe(() => this.#consider());
  }

  stop(): void {
    this.#subscription.unsubscribe();
  }

  #consider(): void {
    const { uid, store$, live, graph, ports } = this.#space;
    if (uid === undefined || !store$.value) return;
    const { people, events } = live.states;
    if (people.status === 'live' && events.status === 'live') this.#heard = uid;
    if (this.#heard !== uid || !people.complete || !events.complete) return;
    const key = `${uid} ${graph.today}`;
    if (this.#done === key) return;
    this.#done = key;
    this.#attempts = 0;
    ports.clock.after(0, () => void this.#run(uid, key));
  }

  async #run(uid: string, key: string): Promise<void> {
    const { graph, live, ports, store$ } = this.#space;
    const { today } = graph;
    const marker = `${keyPrefix}birthday-sync:${uid}`;
    if (uid !== this.#space.uid || !store$.value || this.#done !== key) return;
    if ((ports.keyValues.get(marker) ?? '') >= today) return;
    this.#attempts += 1;
    try {
      const giftsKnown = live.states.giftItems.complete;
      await this.#space.commit(planBirthdaySync(graph, { giftsKnown })).confirmed;
      if (uid === this.#space.uid) ports.keyValues.set(marker, today);
    } catch (cause) {
      const { kind } = toDataError(cause);
      ports.report({
        area: 'birthday-sync',
        level: 'warning',
        message: 'The daily birthday sync failed; it runs again.',
        facts: { kind },
      });
      if (this.#attempts < mostAttempts) ports.clock.after(1_000, () => void this.#run(uid, key));
    }
  }
}
