import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import type { GiftItem, GiftStatus } from '@evergift/data';
import { Badge } from '@evergift/ui/badge';
import { MoneyField } from '@evergift/ui/money-field';
import { TextField } from '@evergift/ui/text-field';
import { ToggleGroup } from '@evergift/ui/toggle-group';
import { memo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BudgetNote } from './budget-note.tsx';
import { WithNote } from './form-note.tsx';
import { GiftField } from './gift-form-values.ts';
import type { SharedGiftValues } from './gift-form-values.ts';
import { SimilarGiftNote } from './similar-gift-note.tsx';
import styles from './shared-gift-fields.module.css';

interface StatusChoiceProperties {
  label: string;
  /** `''` while neither is chosen. */
  value: GiftStatus | '';
  onChange: (status: GiftStatus) => void;
  isDisabled: boolean;
  /** What the gift says in place of a status that we know. */
  unknownStatus?: string | undefined;
}

const statuses: readonly { id: GiftStatus | ''; label: string }[] = [
  { id: 'idea', label: text('Idea') },
  { id: 'purchased', label: text('Purchased') },
];

/** Idea or Purchased. */
function StatusChoice({
  label,
  value,
  onChange,
  isDisabled,
  unknownStatus,
}: StatusChoiceProperties) {
  return (
    <div className={styles.choice}>
      <ToggleGroup
        label={label}
        options={statuses}
        value={value}
        onChange={(status) => status && onChange(status)}
        isDisabled={isDisabled}
        isWide
      />
      {value === '' && unknownStatus && (
        <p className={styles.unknown}>
          {sentence('Its status is {status} now. Choose one of these to save it.', {
            status: <Badge>{unknownStatus}</Badge>,
          })}
        </p>
      )}
    </div>
  );
}

interface NameFieldProperties {
  /** Whom the gift is for. */
  personIds: readonly string[];
  /** The gift itself, which is not like itself. */
  giftItemId?: string;
}

/** What the gift is called, and which gifts of the same people are like it. */
export function NameField(gift: NameFieldProperties) {
  const name = useWatch<SharedGiftValues, 'name'>({ name: 'name' });
  return (
    <WithNote>
      <GiftField as={TextField} name="name" isRequired autoFocus autoComplete="off" />
      <SimilarGiftNote name={name} {...gift} />
    </WithNote>
  );
}

interface StatusFieldProperties {
  /** The event that a purchase begins with. */
  presetEventId?: string;
  /** What the gift says in place of a status that we know. */
  unknownStatus?: string;
}

/** Idea or Purchased: an idea has no event of its own, a purchase takes over what was planned. */
export const StatusField = memo(function StatusField(properties: StatusFieldProperties) {
  const { presetEventId = '', unknownStatus } = properties;
  const { getValues, setValue } = useFormContext<SharedGiftValues>();
  return (
    <GiftField
      as={StatusChoice}
      name="status"
      unknownStatus={unknownStatus}
      onChanged={(next) => {
        if (next === 'idea') setValue('eventId', '');
        else if (!getValues('eventId')) {
          setValue('eventId', presetEventId || getValues('plannedEventId'));
        }
      }}
    />
  );
});

interface CostFieldProperties {
  isOptional?: boolean;
  /** The gift as it is saved. */
  saved?: GiftItem;
}

/** The price of a purchase or the estimate of an idea, and what it makes of the budget. */
export const CostField = memo(function CostField({ isOptional, saved }: CostFieldProperties) {
  const status = useWatch<SharedGiftValues, 'status'>({ name: 'status' });
  const cost = status === 'purchased' ? 'purchasedCost' : 'estimatedCost';
  return (
    <WithNote>
      <GiftField key={cost} as={MoneyField} name={cost} isOptional={isOptional} />
      <BudgetNote saved={saved} />
    </WithNote>
  );
});
