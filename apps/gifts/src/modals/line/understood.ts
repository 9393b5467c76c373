import { formatMoney, giftItemLabels } from '@evergift/data';
import type { NewGiftValues } from '../gift-form-values.ts';
import { capturedParts } from '../../capture/reading/captured-line.ts';
import type { CapturedLine, CapturedPart } from '../../capture/reading/captured-line.ts';

/** Something that was understood, as it is shown. */
export interface UnderstoodChip {
  readonly part: CapturedPart;
  readonly label: string;
  /** As typed: 'for dad'. */
  readonly phrases: readonly string[];
  /** Where it is corrected; none where putting it back is all that can be done. */
  readonly field: keyof NewGiftValues | undefined;
}

/** How the people and events are called. */
export interface ShownNames {
  readonly person: (id: string) => string;
  readonly event: (id: string) => string;
}

type Describe = (
  line: CapturedLine,
  values: NewGiftValues,
  names: ShownNames,
) => Pick<UnderstoodChip, 'label' | 'field'>;

/** What the field shows: what the line says, or what was chosen in its place since. */
const describe: Record<CapturedPart, Describe> = {
  people: ({ people }, { recipient, alsoFor }, { person }) => {
    const field = 'recipient';
    const isChosen = recipient.personId !== '' || recipient.newName !== '';
    const candidates = people?.candidateIds.map(person) ?? [];
    if (!isChosen && candidates.length > 0) return { field, label: `${candidates.join(' or ')}?` };
    if (recipient.newName) return { field, label: `For ${recipient.newName}, a new person` };
    const ids = [recipient.personId, ...alsoFor].filter(Boolean);
    return {
      field,
      label: ids.length > 0 ? `For ${ids.map(person).join(', ')}` : 'For nobody yet',
    };
  },
  purchase: (_, { status }) => ({
    label: status === 'purchased' ? 'Purchased' : 'Not purchased',
    field: undefined,
  }),
  amount: (_, { status, estimatedCost, purchasedCost }) =>
    status === 'purchased'
      ? { label: `Cost ${formatMoney(purchasedCost)}`, field: 'purchasedCost' }
      : { label: `Estimate ${formatMoney(estimatedCost)}`, field: 'estimatedCost' },
  event: (_, { status, eventId, plannedEventId }, { event }) => {
    const isPurchased = status === 'purchased';
    const id = isPurchased ? eventId : plannedEventId;
    return {
      label: id ? event(id) : 'No event',
      field: isPurchased ? 'eventId' : 'plannedEventId',
    };
  },
  link: (_, { url }) => ({
    label: URL.canParse(url) ? new URL(url).host : url || `No ${giftItemLabels.url.toLowerCase()}`,
    field: 'url',
  }),
};

/** Everything that was understood beside the name, in the order of the form. */
export const understoodChips = (
  line: CapturedLine,
  values: NewGiftValues,
  names: ShownNames,
): UnderstoodChip[] =>
  capturedParts.flatMap((part) => {
    const phrases = line[part]?.phrases;
    return phrases ? [{ part, phrases, ...describe[part](line, values, names) }] : [];
  });
