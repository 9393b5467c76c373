import type { GiftItem } from '../model/gift-item.ts';
import { combineStates, loadingState, type QueryState } from '../model/query-state.ts';
import { givenId, wishIdOf } from '../model/household.ts';
import type { ListenerUpdate } from './listen.ts';

type Entry = readonly [string, GiftItem | undefined];

/**
 * The gifts of a planner of several, from where everybody sees them and from the circles of the user. A gift that moves
 * is in both for a moment; a gift that fulfils a wish takes its place.
 */
export class GiftSources {
  readonly #open: Map<string, GiftItem>;
  readonly #circles = new Map<string, Map<string, GiftItem>>();
  readonly #states = new Map<string | undefined, QueryState>();

  /** @param open the gifts that everybody sees, as far as they are known, and how they are loaded */
  constructor(open: Iterable<GiftItem>, state: QueryState) {
    this.#open = new Map([...open].map((gift) => [gift.id, gift]));
    this.#states.set(undefined, state);
  }

  /**
   * Takes up what a listener reported, and says what is shown of it. @param circle undefined where everybody sees it
   */
  apply(circle: string | undefined, { entries, replaces, state }: ListenerUpdate): ListenerUpdate {
    const source = this.#sourceOf(circle);
    const touched = new Set(replaces ? source.keys() : []);
    if (replaces) source.clear();
    for (const [id, gift] of entries) {
      touched.add(id);
      if (gift) source.set(id, gift as GiftItem);
      else source.delete(id);
    }
    this.#states.set(circle, state);
    return { entries: this.#shown(touched), replaces: false, state: this.#state };
  }

  /** Follows these circles: others are forgotten, new ones are loading. */
  follow(circles: readonly string[]): ListenerUpdate {
    const touched: string[] = [];
    for (const circle of [...this.#states.keys()]) {
      if (circle === undefined || circles.includes(circle)) continue;
      touched.push(...this.#sourceOf(circle).keys());
      this.#circles.delete(circle);
      this.#states.delete(circle);
    }
    for (const circle of circles) {
      if (!this.#states.has(circle)) this.#states.set(circle, loadingState);
    }
    return { entries: this.#shown(touched), replaces: false, state: this.#state };
  }

  get #state(): QueryState {
    return combineStates([...this.#states.values()]);
  }

  #sourceOf(circle: string | undefined): Map<string, GiftItem> {
    if (circle === undefined) return this.#open;
    let gifts = this.#circles.get(circle);
    if (!gifts) this.#circles.set(circle, (gifts = new Map()));
    return gifts;
  }

  #shown(ids: Iterable<string>): Entry[] {
    const all = new Set([...ids].flatMap((id) => [id, wishIdOf(id) ?? id]));
    return [...all].map((id) => [id, this.#giftAt(id)]);
  }

  #giftAt(id: string): GiftItem | undefined {
    const hidden = this.#inCircles(id);
    if (hidden) return hidden;
    const open = this.#open.get(id);
    return open && this.#inCircles(givenId(id)) ? undefined : open;
  }

  #inCircles(id: string): GiftItem | undefined {
    for (const gifts of this.#circles.values()) {
      const gift = gifts.get(id);
      if (gift) return gift;
    }
    return undefined;
  }
}
