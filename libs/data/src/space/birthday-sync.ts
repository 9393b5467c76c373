import type { Subscription } from 'rxjs';
import { planBirthdaySync } from '../commands/birthday-sync-plan.ts';
import { partsOf } from '../commands/plan.ts';
import { toDataError } from '../errors/to-data-error.ts';
import { keyPrefix } from './key-values.ts';
import type { UserSpace } from './user-space.ts';

/** How often one day's sync is tried when the server refuses it (another device was faster). */
const mostAttempts = 3;

/** Runs the sync by itself: signed in, people and events known, once per user and local day (B4). */
export class BirthdaySync {
  readonly #space: UserSpace;
  readonly #subscription: Subscription;
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
    if (!live.states.people.complete || !live.states.events.complete) return;
    const key = `${uid} ${graph.today}`;
    if (this.#done === key) return;
    this.#done = key;
    this.#attempts = 0;
    ports.clock.after(0, () => void this.#run(uid, key));
  }

  async #run(uid: string, key: string): Promise<void> {
    const { graph, ports, store$ } = this.#space;
    const { today } = graph;
    const marker = `${keyPrefix}birthday-sync:${uid}`;
    if (uid !== this.#space.uid || !store$.value || this.#done !== key) return;
    if ((ports.keyValues.get(marker) ?? '') >= today) return;
    this.#attempts += 1;
    try {
      await this.#space.commit(partsOf(planBirthdaySync(graph))).confirmed;
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
