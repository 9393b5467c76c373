/** The fields of a gift that depend on each other. */
export interface LinkedGiftFields {
  readonly status: string;
  readonly eventId: string;
  readonly plannedEventId: string;
  readonly stage: string;
  readonly personId?: string;
  readonly alsoFor: readonly string[];
}

/**
 * The gift with what does not go together cleared, the same object where all is well: an idea belongs to no event and has no stage, only an idea
 * is planned, and nobody shares a gift with themselves. An older release,
 * which does not know the newer of these fields, leaves them as they are when it changes the others.
 */
export function consistentGift<Gift extends LinkedGiftFields>(gift: Gift): Gift {
  const { status, personId, alsoFor } = gift;
  const isConsistent =
    (status !== 'idea' || gift.eventId === '') &&
    (status === 'idea' || gift.plannedEventId === '') &&
    (status === 'purchased' || gift.stage === '') &&
    !(personId && alsoFor.includes(personId));
  if (isConsistent) return gift;
  return {
    ...gift,
    ...(status === 'idea' && { eventId: '' }),
    ...(status !== 'idea' && { plannedEventId: '' }),
    ...(status !== 'purchased' && { stage: '' }),
    ...(personId && { alsoFor: alsoFor.filter((id) => id !== personId) }),
  };
}
