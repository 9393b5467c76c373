import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import { labelOf, unknownLabel } from './label.ts';

/** The title that stands for an event that is gone (G2). */
export const missingEventTitle = 'Event Not Found';

export interface GiftEventReference {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** False when the event is gone. */
  readonly known: boolean;
}

/** Somebody a gift is for. */
export interface GiftRecipient {
  readonly id: string;
  /** The nickname preferred. */
  readonly label: string;
  /** False when the person is gone. */
  readonly known: boolean;
}

/** A gift with everything that lists show of it. */
export interface GiftRow {
  readonly id: string;
  readonly gift: GiftItem;
  /** The person's name as it is now; the name kept on the gift when the person is gone. */
  readonly personLabel: string;
  /** What they are called among an event's participants: the nickname preferred (E5). */
  readonly participantLabel: string;
  readonly personKnown: boolean;
  /** Those who share it beside `personId` (O6). */
  readonly alsoFor: readonly GiftRecipient[];
  /** Null when the gift has no event. */
  readonly event: GiftEventReference | null;
  /** The event that an idea is planned for; null when it is planned for none (O1). */
  readonly plannedEvent: GiftEventReference | null;
  /** Cents: the purchased cost of purchases, the estimate of everything else (M9). */
  readonly cost: number;
}

export interface GiftRowSources {
  readonly person: (id: string) => Person | undefined;
  readonly event: (id: string) => GiftEvent | undefined;
}

function referenceTo(id: string, event: GiftEvent | undefined): GiftEventReference | null {
  if (id === '') return null;
  const title = event ? event.title : missingEventTitle;
  return { id, title, date: event?.date ?? '', known: event !== undefined };
}

const nobody: readonly GiftRecipient[] = [];

function recipient(id: string, sources: GiftRowSources): GiftRecipient {
  const person = sources.person(id);
  return { id, label: labelOf(person), known: person !== undefined };
}

export function giftRow(gift: GiftItem, sources: GiftRowSources): GiftRow {
  const person = sources.person(gift.personId);
  return {
    id: gift.id,
    gift,
    personLabel: person?.name || gift.personName || unknownLabel,
    participantLabel: person?.nickname || person?.name || gift.personName || unknownLabel,
    personKnown: person !== undefined,
    alsoFor: gift.alsoFor.length === 0 ? nobody : gift.alsoFor.map((id) => recipient(id, sources)),
    event: referenceTo(gift.eventId, sources.event(gift.eventId)),
    plannedEvent: referenceTo(gift.plannedEventId, sources.event(gift.plannedEventId)),
    cost: gift.status === 'purchased' ? gift.purchasedCost : gift.estimatedCost,
  };
}
