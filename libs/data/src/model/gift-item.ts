import * as z from 'zod/mini';
import { id, link, optionalCents, optionalId, requiredText } from './fields.ts';
import { limits } from './limits.ts';
import { personSchema } from './person.ts';
import { repairs, repairText } from './repairs.ts';
import type { StoredRecord } from './record.ts';

export type GiftStatus = 'idea' | 'purchased';

const shape = {
  name: requiredText(limits.name),
  status: z
    ._default(z.enum(['idea', 'purchased'], 'Choose Idea or Purchased.'), 'idea')
    .register(repairs, { repair: (value) => repairText(value) || 'idea' }),
  eventId: optionalId,
  url: link,
  estimatedCost: optionalCents,
  purchasedCost: optionalCents,
};

const ideasHaveNoEvent = <T extends { status: GiftStatus; eventId: string }>(gift: T): T =>
  gift.status === 'idea' && gift.eventId !== '' ? { ...gift, eventId: '' } : gift;

/** What the edit form of a gift holds (M9). An idea has no event: its link is cleared. Costs in cents. */
export const giftItemSchema = z.pipe(z.object(shape), z.transform(ideasHaveNoEvent));

/** A new gift for a person who exists, or together with a new one (M7). */
export const newGiftItemSchema = z.pipe(
  z.object({ ...shape, personId: optionalId, newPerson: z.optional(personSchema) }).check(
    z.refine(({ personId, newPerson }) => personId !== '' || newPerson !== undefined, {
      path: ['personId'],
      message: 'Choose who this gift is for.',
    }),
  ),
  z.transform(ideasHaveNoEvent),
);

/** A gift as it is stored. */
export const storedGiftItemSchema = z.object({
  ...shape,
  personId: id,
  personName: z.string().check(z.maxLength(limits.name)).register(repairs, { repair: repairText }),
});

export type GiftItemInput = z.input<typeof giftItemSchema>;
export type GiftItemFields = z.output<typeof giftItemSchema>;
export type NewGiftItemInput = z.input<typeof newGiftItemSchema>;
/** A gift idea or purchase. `status` is shown as it is when it is neither (X3); costs in cents; `url` is '' or safe to open. */
export interface GiftItem
  extends Readonly<Omit<z.output<typeof storedGiftItemSchema>, 'status'>>, StoredRecord {
  readonly status: GiftStatus | (string & {});
}
