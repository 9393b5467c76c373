import { emptyEvent, type GiftEvent } from '../model/gift-event.ts';
import { emptyGiftItem, type GiftItem } from '../model/gift-item.ts';
import type { Photo } from '../model/photo.ts';
import { emptyPerson, type Person } from '../model/person.ts';

/** A picture of so many bytes that no browser can show, for tests. */
export function buildPhoto(length = 100): Photo {
  return { bytes: new Uint8Array(length).fill(7), type: 'image/webp' };
}

const stored = { createdAt: 0, updatedAt: 0, pending: false };

/** A person with defaults, for tests and stories. */
export function buildPerson(fields: Partial<Person> & { readonly id: string }): Person {
  return { ...emptyPerson, name: fields.id, member: '', ...stored, ...fields };
}

/** An event with defaults, for tests and stories. */
export function buildEvent(fields: Partial<GiftEvent> & { readonly id: string }): GiftEvent {
  return { ...emptyEvent, title: fields.id, date: '2026-12-24', ...stored, ...fields };
}

/** A gift with defaults, for tests and stories. */
export function buildGift(fields: Partial<GiftItem> & { readonly id: string }): GiftItem {
  const recipient = { personId: 'ada', personName: 'Ada' };
  const noted = { notedBy: '', takenBy: '', revealed: false };
  return { ...emptyGiftItem, name: fields.id, ...recipient, ...noted, ...stored, ...fields };
}
