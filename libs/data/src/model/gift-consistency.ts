/** The fields of a gift that depend on each other. */
export interface LinkedGiftFields {
  readonly status: string;
  readonly eventId: string;
  readonly plannedEventId: string;
  readonly stage: string;
  readonly purchasedOn: string;
  readonly personId?: string;
  readonly alsoFor: readonly string[];
}

/**
 * The gift with what does not go together cleared; the same object when nothing had to be. An idea has no event, no
 * stage and no date of purchase, a purchase is not planned, nobody shares a gift with themselves. Older releases leave newer fields as they are.
 */
export function consistentGift<Gift extends LinkedGiftFields>(gift: Gift): Gift {
  const { status, personId, alsoFor } = gift;
  const isConsistent =
    (status !== 'idea' || gift.eventId === '') &&
    (status === 'idea' || gift.plannedEventId === '') &&
    (status === 'purchased' || (gift.stage === '' && gift.purchasedOn === '')) &&
    !(personId && alsoFor.includes(personId));
  if (isConsistent) return gift;
  return {
    ...gift,
    ...(status === 'idea' && { eventId: '' }),
    ...(status !== 'idea' && { plannedEventId: '' }),
    ...(status !== 'purchased' && { stage: '', purchasedOn: '' }),
    ...(personId && { alsoFor: alsoFor.filter((id) => id !== personId) }),
  };
}
