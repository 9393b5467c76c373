import { text } from '@evergift/language';
import * as z from 'zod/mini';
import {
  copiedText,
  flag,
  link,
  oneOf,
  optionalCents,
  optionalDate,
  optionalId,
  optionalIds,
  optionalText,
  requiredId,
  requiredText,
  storedWhenSet,
} from './fields.ts';
import { limits } from './limits.ts';
import { personSchema } from './person.ts';
import { descriptions, emptyFields, fieldsOf, labelsOf } from './record-fields.ts';
import type { StoredRecord } from './record.ts';

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
 * stage and no date of purchase, a purchase is not planned, nobody shares a gift with themselves. Older releases leave
 * newer fields as they are.
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

const statuses = ['idea', 'purchased'] as const;
export type GiftStatus = (typeof statuses)[number];

/** How far a purchased gift is, in order; '' is bought, and nothing more. */
export const giftStages = ['', 'ordered', 'arrived', 'wrapped', 'given'] as const;
export type GiftStage = (typeof giftStages)[number];

/** 'idea' when it is left out. */
const status = z._default(z.enum(statuses, text('Choose Idea or Purchased.')), 'idea').register(
  descriptions,
  // Every other text is shown as it is.
  { label: text('Status'), repair: (value) => (typeof value === 'string' && value) || 'idea' },
);

const fields = z.object({
  name: requiredText(text('Name'), limits.name),
  status,
  eventId: optionalId(text('Event')),
  url: link(text('Link')),
  estimatedCost: optionalCents(text('Estimated cost')),
  purchasedCost: optionalCents(text('Purchased cost')),
  plannedEventId: storedWhenSet(optionalId(text('Planned for'))),
  alsoFor: storedWhenSet(optionalIds(text('Also for'), limits.sharers)),
  stage: storedWhenSet(oneOf(text('Stage'), giftStages)),
  purchasedOn: storedWhenSet(optionalDate(text('Bought on'), text('Enter a real date.'))),
  notes: storedWhenSet(optionalText(text('Notes'), limits.notes)),
  photoVersion: storedWhenSet(optionalId(text('Picture'))),
});

/**
 * What the edit form of a gift contains. An idea has neither event, stage nor date of purchase, a purchase no plan:
 * what does not go with the status is cleared. Costs in cents.
 */
export const giftItemSchema = z.pipe(fields, z.transform(consistentGift));

/** A new gift for a person who exists, or together with a new one. */
export const newGiftItemSchema = z.pipe(
  z
    .object({
      ...fields.shape,
      personId: optionalId(text('Recipient')),
      newPerson: z.optional(personSchema),
    })
    .check(
      z.refine(({ personId, newPerson }) => personId !== '' || newPerson !== undefined, {
        path: ['personId'],
        message: text('Choose who this gift is for.'),
      }),
    ),
  z.transform(consistentGift),
);

/** A gift as it is stored. */
export const storedGiftItemSchema = z.object({
  ...fields.shape,
  personId: requiredId(text('Recipient')),
  personName: copiedText(text('Name of the recipient'), limits.name),
  notedBy: storedWhenSet(optionalId(text('Noted by'))),
  takenBy: storedWhenSet(optionalId(text('Taken by'))),
  revealed: storedWhenSet(flag(text('Revealed'))),
});

export type GiftItemInput = z.input<typeof giftItemSchema>;
export type GiftItemFields = z.output<typeof giftItemSchema>;
export type NewGiftItemInput = z.input<typeof newGiftItemSchema>;
/**
 * A gift idea or purchase. `status` may be another text, shown as it is. Costs in cents. `url` is '' or safe to open.
 * `plannedEventId` is the event that an idea is planned for, `alsoFor` are ids of the people who share it, which may be
 * gone. `purchasedOn` is the day on which it was marked as purchased, '' when that was before it was kept.
 * `photoVersion` names the picture in `photos/{id}`, '' without one. In a planner of several: `notedBy` is a uid, ''
 * for the owner's; `takenBy` the uid of who gets it, '' for nobody; `revealed` says that its person may see it.
 */
export interface GiftItem
  extends Readonly<Omit<z.output<typeof storedGiftItemSchema>, 'status'>>, StoredRecord {
  readonly status: GiftStatus | (string & {});
  /** The uids of those who may see it, sorted, joined by `~`; absent when everybody may. */
  readonly circle?: string;
}

/** What an empty form of a gift contains; whom it is for is chosen beside it. */
export const emptyGiftItem = emptyFields(fields);
/** What forms call a gift's fields. */
export const giftItemLabels = labelsOf(storedGiftItemSchema);
/** What the edit form of a gift contains. */
export const giftItemFieldsOf = (gift: GiftItem) => fieldsOf(fields, gift);

/** Everybody a gift is for, the first one first. */
export const peopleOf = ({ personId, alsoFor }: Pick<GiftItem, 'personId' | 'alsoFor'>) =>
  [personId, ...alsoFor] as const;

/** What people read of a stage. */
export const giftStageLabels: Readonly<Record<GiftStage, string>> = {
  '': text('Bought'),
  ordered: text('Ordered'),
  arrived: text('Arrived'),
  wrapped: text('Wrapped'),
  given: text('Given'),
};

/** The stage that one press moves a purchased gift to; undefined after the last one. */
export function nextStage(stage: GiftStage): GiftStage | undefined {
  return giftStages[giftStages.indexOf(stage) + 1];
}

/** Whether a purchased gift is still to wrap. */
export const isToWrap = (stage: GiftStage): boolean => stage !== 'wrapped' && stage !== 'given';
