import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';

const stored = { createdAt: 0, updatedAt: 0, pending: false };

/** A person with defaults, for tests and stories. */
export function buildPerson(fields: Partial<Person> & { readonly id: string }): Person {
  const texts = { name: fields.id, birthday: '', nickname: '', notes: '', relationship: '' };
  return { ...texts, ...stored, ...fields };
}

/** An event with defaults, for tests and stories. */
export function buildEvent(fields: Partial<GiftEvent> & { readonly id: string }): GiftEvent {
  const own = { title: fields.id, people: [], date: '2026-12-24', type: '', recurring: false };
  return { ...own, budget: null, notes: '', ...stored, ...fields };
}

/** A gift with defaults, for tests and stories. */
export function buildGift(fields: Partial<GiftItem> & { readonly id: string }): GiftItem {
  const own = { name: fields.id, personId: 'ada', personName: 'Ada', status: 'idea', eventId: '' };
  return { ...own, url: '', estimatedCost: 0, purchasedCost: 0, ...stored, ...fields };
}
