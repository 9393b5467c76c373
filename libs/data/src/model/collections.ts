import type { GiftEvent } from './gift-event.ts';
import type { GiftItem } from './gift-item.ts';
import type { Person } from './person.ts';

/** The collections below `users/{uid}`. */
export interface Records {
  readonly people: Person;
  readonly events: GiftEvent;
  readonly giftItems: GiftItem;
}

export type CollectionName = keyof Records;

export const collectionNames: readonly CollectionName[] = ['people', 'events', 'giftItems'];
