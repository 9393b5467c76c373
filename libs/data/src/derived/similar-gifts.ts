import { giftNameKey } from '../gift-name/gift-name-key.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { peopleOf } from '../model/gift-people.ts';
import { RowIndex } from './row-index.ts';
import type { Change, Table } from './table.ts';

const keyOf = (personId: string, nameKey: string) => `${personId} ${nameKey}`;

/**
 * Gifts by person and by how their names read, shared ones under each of their people. The index is built when it is first asked, so that the first paint
 * does not wait for it, and kept by the changes from then on.
 */
export class SimilarGifts {
  readonly #gifts: Table<GiftItem>;
  #index: RowIndex<GiftItem> | undefined;

  constructor(gifts: Table<GiftItem>) {
    this.#gifts = gifts;
  }

  /** The newest gift of the person, also a shared one, whose name reads like this one, apart from `exceptId`. */
  find(personId: string, name: string, exceptId: string): GiftItem | undefined {
    const nameKey = giftNameKey(name);
    if (nameKey === '' || personId === '') return undefined;
    let newest: GiftItem | undefined;
    for (const id of this.#indexed().ids(keyOf(personId, nameKey))) {
      const gift = id === exceptId ? undefined : this.#gifts.get(id);
      if (gift && (!newest || gift.createdAt > newest.createdAt)) newest = gift;
    }
    return newest;
  }

  apply(change: Change<GiftItem>): void {
    this.#index?.apply(change);
  }

  #indexed(): RowIndex<GiftItem> {
    if (this.#index) return this.#index;
    const index = new RowIndex<GiftItem>((gift) => {
      const nameKey = giftNameKey(gift.name);
      return peopleOf(gift).map((personId) => keyOf(personId, nameKey));
    });
    for (const gift of this.#gifts.values()) {
      index.apply({ id: gift.id, before: undefined, after: gift });
    }
    return (this.#index = index);
  }
}
