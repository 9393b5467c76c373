import type { GiftEvent } from '../model/gift-event.ts';
import type { GiftItem } from '../model/gift-item.ts';
import type { Person } from '../model/person.ts';
import { unknownLabel } from './label.ts';

/** The title that stands for an event that is gone (G2). */
export const missingEventTitle = 'Event Not Found';

export interface GiftEventReference {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  /** False when the event is gone. */
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
  /** Null when the gift has no event. */
  readonly event: GiftEventReference | null;
  /** Cents: the purchased cost of purchases, the estimate of everything else (M9). */
  readonly cost: number;
}

export function giftRow(
  gift: GiftItem,
  person: Person | undefined,
  event: GiftEvent | undefined,
): GiftRow {
  return {
    id: gift.id,
    gift,
    personLabel: person?.name || gift.personName || unknownLabel,
    participantLabel: person?.nickname || person?.name || gift.personName || unknownLabel,
    personKnown: person !== undefined,
    event: gift.eventId
      ? {
          id: gift.eventId,
          title: event ? event.title : missingEventTitle,
          date: event?.date ?? '',
          known: event !== undefined,
        }
      : null,
    cost: gift.status === 'purchased' ? gift.purchasedCost : gift.estimatedCost,
  };
}
