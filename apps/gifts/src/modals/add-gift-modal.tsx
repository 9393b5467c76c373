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
import { TextField } from '@evergift/ui/text-field';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { EventChoice } from './event-choice.tsx';
import { newGiftInput, newGiftValues } from './gift-form-values.ts';
import type { NewGiftValues } from './gift-form-values.ts';
import { LinkField } from './link-field.tsx';
import { newGiftResolver } from './new-gift-resolver.ts';
import { RecipientField } from './recipient-field.tsx';
import { StatusChoice } from './status-choice.tsx';

/** Add Gift Item (M7, M8). */
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
  const [status, recipient] = useWatch({ control, name: ['status', 'recipient'] });
  const isPurchased = status === 'purchased';
  // Somebody new has no events to come; the event that the form was opened from is theirs too.
  const hasEvents = recipient.personId !== '' || (recipient.newName !== '' && !!request.eventId);

  const save = handleSubmit((gift) =>
    submit({
      run: () => commands.addGiftItem(newGiftInput(gift)),
      success: () => ({
        message: gift.recipient.newName
          ? 'Successfully added a new gift item. & new person.'
          : 'Successfully added a new gift item.',
        // The event's page, where the form was opened, does not show it.
        ...(request.eventId &&
          gift.status === 'idea' && {
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
      <Controller
        name="recipient"
        control={control}
        render={({ field, fieldState }) => (
          <RecipientField
            {...field}
            onChange={(next) => {
              field.onChange(next);
              if (!request.eventId) setValue('eventId', '');
            }}
            isDisabled={isSubmitting}
            errorMessage={fieldState.error?.message}
          />
        )}
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
              else if (request.eventId && !getValues('eventId')) {
                setValue('eventId', request.eventId);
              }
            }}
            isDisabled={isSubmitting}
          />
        )}
      />
      {isPurchased && hasEvents && (
        <Controller
          name="eventId"
          control={control}
          render={({ field }) => (
            <EventChoice
              {...field}
              personId={recipient.personId}
              {...(request.eventId && { onlyEventId: request.eventId })}
              isDisabled={isSubmitting}
            />
          )}
        />
      )}
      {isPurchased && (
        <FormField
          as={MoneyField}
          control={control}
          name="purchasedCost"
          label={giftItemLabels.purchasedCost}
          isOptional
          isDisabled={isSubmitting}
        />
      )}
      <Disclosure
        title={hasOptional ? 'hide optional fields' : 'show optional fields'}
        variant="bare"
        isOpen={hasOptional}
        onOpenChange={setHasOptional}
        headingLevel={3}
      >
        <Stack>
          {!isPurchased && (
            <FormField
              as={MoneyField}
              control={control}
              name="estimatedCost"
              label={giftItemLabels.estimatedCost}
              isOptional
              isDisabled={isSubmitting}
            />
          )}
          <FormField as={LinkField} control={control} name="url" isDisabled={isSubmitting} />
        </Stack>
      </Disclosure>
    </Dialog>
  );
}
