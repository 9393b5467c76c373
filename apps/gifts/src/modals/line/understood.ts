import { text } from '@evergift/language';
import { formatMoney } from '@evergift/data';
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
    if (!isChosen && candidates.length > 0)
      return { field, label: text('{people}?', { people: candidates.join(text(' or ')) }) };
    if (recipient.newName)
      return { field, label: text('For {name}, a new person', { name: recipient.newName }) };
    const ids = [recipient.personId, ...alsoFor].filter(Boolean);
    return {
      field,
      label:
        ids.length > 0
          ? text('For {people}', { people: ids.map(person).join(text(', ')) })
          : text('For nobody yet'),
    };
  },
  purchase: (_, { status }) => ({
    label: status === 'purchased' ? text('Purchased') : text('Not purchased'),
    field: undefined,
  }),
  amount: (_, { status, estimatedCost, purchasedCost }) =>
    status === 'purchased'
      ? {
          label: text('Cost {amount}', { amount: formatMoney(purchasedCost) }),
          field: 'purchasedCost',
        }
      : {
          label: text('Estimate {amount}', { amount: formatMoney(estimatedCost) }),
          field: 'estimatedCost',
        },
  event: (_, { status, eventId, plannedEventId }, { event }) => {
    const isPurchased = status === 'purchased';
    const id = isPurchased ? eventId : plannedEventId;
    return {
      label: id ? event(id) : text('No event'),
      field: isPurchased ? 'eventId' : 'plannedEventId',
    };
  },
  link: (_, { url }) => ({
    label: URL.canParse(url) ? new URL(url).host : url || text('No link'),
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
