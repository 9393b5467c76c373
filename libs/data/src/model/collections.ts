import type { GiftEvent } from './gift-event.ts';
import type { GiftItem } from './gift-item.ts';
import type { Person } from './person.ts';
import type { Settings } from './settings.ts';

/** Every kind of document: the settings `users/{uid}`, and the collections below it. */
export interface Records {
  readonly people: Person;
  readonly events: GiftEvent;
  readonly giftItems: GiftItem;
  readonly settings: Settings;
}

export type RecordKind = keyof Records;
export type CollectionName = Exclude<RecordKind, 'settings'>;

export const collectionNames: readonly CollectionName[] = ['people', 'events', 'giftItems'];
export const recordKinds: readonly RecordKind[] = ['settings', ...collectionNames];
