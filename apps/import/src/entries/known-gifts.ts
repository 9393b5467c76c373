import type { GiftItem } from '@evergift/data';
import { nameKey } from '../people/name-key.ts';

/** What a gift of a table is recognised by. */
interface Recognised {
  readonly name: string;
  /** Id, or the key of a new person's name. */
  readonly recipient: string;
  /** Of a purchase, or of the plan; '' for none. */
  readonly eventId: string;
}

const keyOf = ({ name, recipient }: Recognised) => `${recipient} ${nameKey(name)}`;

/** The gifts that are there, and those before in the file. */
export class KnownGifts {
  readonly #eventIds = new Map<string, string[]>();

  constructor(gifts: Iterable<GiftItem>) {
    for (const { name, personId, eventId, plannedEventId } of gifts) {
      this.#add({ name, recipient: personId, eventId: eventId || plannedEventId });
    }
  }

  #add(gift: Recognised): void {
    const key = keyOf(gift);
    const known = this.#eventIds.get(key);
    if (known) known.push(gift.eventId);
    else this.#eventIds.set(key, [gift.eventId]);
  }

  /** Whether the gift is among them; from now on it is. A book for every birthday is another one each time. */
  has(gift: Recognised): boolean {
    const { eventId } = gift;
    const eventIds = this.#eventIds.get(keyOf(gift)) ?? [];
    const isKnown = eventIds.some((id) => id === eventId || id === '' || eventId === '');
    this.#add(gift);
    return isKnown;
  }
}
