import type { ModalProperties } from '@evergift/contract';
import { giftItemLabels } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { FormField, RestoredDraft, useDraft, useModalSubmit } from '@evergift/forms';
import { useNavigate } from '@evergift/router';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { Disclosure } from '@evergift/ui/disclosure';
import { Stack } from '@evergift/ui/layout';
import { MoneyField } from '@evergift/ui/money-field';
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { AlsoForChips, AlsoForField } from './also-for-field.tsx';
import { BudgetNote } from './budget-note.tsx';
import { EventChoice } from './event-choice.tsx';
import { WithNote } from './form-note.tsx';
import { newGiftInput, newGiftValues, presetEvents } from './gift-form-values.ts';
import type { NewGiftValues } from './gift-form-values.ts';
import { LinkField } from './link-field.tsx';
import { newGiftResolver } from './new-gift-resolver.ts';
import { RecipientField } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';
import { SimilarGiftNote } from './similar-gift-note.tsx';
import { StatusChoice } from './status-choice.tsx';

const isNot = (id: string) => (other: string) => other !== id;

/** Add Gift Item (M7, M8); an idea can be planned for an event at once (O1). */
export function AddGiftModal({ onClose, ...request }: ModalProperties<'gift.add'>) {
  const { commands } = useData();
  const navigate = useNavigate();
  const [hasOptional, setHasOptional] = useState(false);
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const form = useForm<NewGiftValues>({
    defaultValues: newGiftValues(request),
    resolver: newGiftResolver,
  });
  const { control, handleSubmit, setValue, getValues } = form;
  const draft = useDraft(form, isSubmitting, onClose);
  const gift = useWatch({ control }) as NewGiftValues;
  const { recipient, alsoFor } = gift;
  const isPurchased = gift.status === 'purchased';
  const eventField = isPurchased ? 'eventId' : 'plannedEventId';
  const preset = presetEvents(request);
  // Somebody new has no events to come; the event that the form was opened from is theirs too.
  const isNew = recipient.newName !== '';
  const hasEvents = recipient.personId !== '' || (isNew && preset[eventField] !== '');
  const cost = isPurchased ? 'purchasedCost' : 'estimatedCost';
  const isCostInSight = isPurchased || gift.plannedEventId !== '';
  const costField = (
    <WithNote>
      <FormField
        key={cost}
        as={MoneyField}
        control={control}
        name={cost}
        label={giftItemLabels[cost]}
        isOptional
        isDisabled={isSubmitting}
      />
      <BudgetNote draft={gift} />
    </WithNote>
  );

  const changeRecipient = ({ personId }: Recipient) => {
    if (!preset.eventId) setValue('eventId', '');
    if (!preset.plannedEventId) setValue('plannedEventId', '');
    setValue('alsoFor', alsoFor.filter(isNot(personId)));
  };

  const save = handleSubmit((gift) =>
    submit({
      run: () => commands.addGiftItem(newGiftInput(gift)),
      success: () => ({
        message: gift.recipient.newName
          ? 'Successfully added a new gift item. & new person.'
          : 'Successfully added a new gift item.',
        // The event's page, where the form was opened, does not show it.
        ...(request.eventId &&
          gift.status === 'idea' &&
          gift.plannedEventId !== request.eventId && {
            title: 'Kept among your ideas',
            action: {
              label: 'Show ideas',
              onAction: () => void navigate('/giftItems?status=idea'),
            },
          }),
      }),
      failure: () => ({ message: 'Error adding new gift item.  Please try again.' }),
    }),
  );

  return (
    <Dialog
      title="Add Gift Item"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" isPending={isSubmitting}>
            Add Gift
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      <WithNote>
        <FormField
          as={TextField}
          control={control}
          name="name"
          label={giftItemLabels.name}
          isRequired
          autoFocus
          autoComplete="off"
          placeholder="What would they love?"
          isDisabled={isSubmitting}
        />
        <SimilarGiftNote name={gift.name} personIds={[recipient.personId, ...alsoFor]} />
      </WithNote>
      <Controller
        name="recipient"
        control={control}
        render={({ field, fieldState }) => (
          <RecipientField
            {...field}
            onChange={(next) => {
              field.onChange(next);
              changeRecipient(next);
            }}
            isDisabled={isSubmitting}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <AlsoForChips
        recipientId={recipient.personId}
        value={alsoFor}
        onChange={(ids) => setValue('alsoFor', ids, { shouldDirty: true })}
        isDisabled={isSubmitting}
      />
      <Controller
        name="status"
        control={control}
        render={({ field }) => (
          <StatusChoice
            value={field.value}
            onChange={(next) => {
              field.onChange(next);
              if (next === 'idea') setValue('eventId', '');
              else if (!getValues('eventId')) {
                setValue('eventId', preset.eventId || getValues('plannedEventId'));
              }
            }}
            isDisabled={isSubmitting}
          />
        )}
      />
      {hasEvents && (
        <FormField
          key={eventField}
          as={EventChoice}
          control={control}
          name={eventField}
          field={eventField}
          personId={recipient.personId}
          onlyEventId={isPurchased || isNew ? preset[eventField] : ''}
          keptEventId={preset.plannedEventId}
          isDisabled={isSubmitting}
        />
      )}
      {isCostInSight && costField}
      <Disclosure
        title={hasOptional ? 'hide optional fields' : 'show optional fields'}
        variant="bare"
        isOpen={hasOptional}
        onOpenChange={setHasOptional}
        headingLevel={3}
      >
        <Stack>
          {!isCostInSight && costField}
          <FormField
            as={AlsoForField}
            control={control}
            name="alsoFor"
            recipientId={recipient.personId}
            isDisabled={isSubmitting}
          />
          <FormField as={LinkField} control={control} name="url" isDisabled={isSubmitting} />
          <FormField
            as={TextArea}
            control={control}
            name="notes"
            label={giftItemLabels.notes}
            isOptional
            isDisabled={isSubmitting}
          />
        </Stack>
      </Disclosure>
    </Dialog>
  );
}
