import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AlsoForChips, AlsoForField } from './also-for-field.tsx';
import { EventChoice } from './event-choice.tsx';
import { GiftField } from './gift-form-values.ts';
import type { NewGiftValues } from './gift-form-values.ts';
import { FormField } from '@evergift/forms';
import { RecipientField } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';

// Each part watches what it shows, so that a change renders the parts that it concerns.

// Constant: a new array of names subscribes anew with each render.
const sharerFields = ['recipient', 'alsoFor'] as const;
const eventFields = ['recipient', 'status'] as const;

interface Preset {
  /** The event of a purchase that the form was opened from. */
  eventId: string;
  /** The event that an idea from there is planned for. */
  plannedEventId: string;
}

interface PartProperties {
  isDisabled: boolean;
}

/** Who the gift is for; another person has other events. */
export const RecipientPart = memo(function RecipientPart({
  eventId,
  plannedEventId,
  isDisabled,
}: Preset & PartProperties) {
  const { control, getValues, setValue } = useFormContext<NewGiftValues>();
  const change = ({ personId }: Recipient) => {
    if (!eventId) setValue('eventId', '');
    if (!plannedEventId) setValue('plannedEventId', '');
    const others = getValues('alsoFor').filter((id) => id !== personId);
    setValue('alsoFor', others);
  };
  return (
    <FormField
      as={RecipientField}
      control={control}
      name="recipient"
      onChanged={change}
      isDisabled={isDisabled}
    />
  );
});

/** Who shares the present, one press each. */
export const SharersPart = memo(function SharersPart({ isDisabled }: PartProperties) {
  const { control, setValue } = useFormContext<NewGiftValues>();
  const [recipient, alsoFor] = useWatch({ control, name: sharerFields });
  return (
    <AlsoForChips
      recipientId={recipient.personId}
      value={alsoFor}
      onChange={(ids) => setValue('alsoFor', ids, { shouldDirty: true })}
      isDisabled={isDisabled}
    />
  );
});

/** Who shares the present, found by typing. */
export const AlsoForPart = memo(function AlsoForPart() {
  const { control } = useFormContext<NewGiftValues>();
  const recipient = useWatch({ control, name: 'recipient' });
  return <GiftField as={AlsoForField} name="alsoFor" recipientId={recipient.personId} />;
});

/** The event of a purchase, or the one that an idea is planned for. */
export const EventPart = memo(function EventPart(preset: Preset) {
  const { control } = useFormContext<NewGiftValues>();
  const [recipient, status] = useWatch({ control, name: eventFields });
  const isPurchased = status === 'purchased';
  const field = isPurchased ? 'eventId' : 'plannedEventId';
  // Somebody new has no events to come; the event that the form was opened from is theirs too.
  const isNew = recipient.newName !== '';
  if (recipient.personId === '' && !(isNew && preset[field] !== '')) return null;
  return (
    <GiftField
      key={field}
      as={EventChoice}
      name={field}
      field={field}
      personId={recipient.personId}
      onlyEventId={isPurchased || isNew ? preset[field] : ''}
      keptEventId={preset.plannedEventId}
    />
  );
});
