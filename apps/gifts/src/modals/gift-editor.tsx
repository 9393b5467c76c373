import { giftItemLabels, giftItemSchema } from '@evergift/data';
import type { GiftItem } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import {
  ChangedElsewhere,
  FormField,
  RestoredDraft,
  schemaResolver,
  useDraft,
  useLiveForm,
  useModalSubmit,
} from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { Dialog } from '@evergift/ui/dialog';
import { MoneyField } from '@evergift/ui/money-field';
import { TextField } from '@evergift/ui/text-field';
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { EventChoice } from './event-choice.tsx';
import { changesOf, giftValuesOf } from './gift-form-values.ts';
import type { GiftValues } from './gift-form-values.ts';
import { LinkField } from './link-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';
import { StatusChoice } from './status-choice.tsx';

interface GiftEditorProperties {
  gift: GiftItem;
  /** Shown in place of the form, which keeps what was typed. */
  instead: ReactNode;
  onClose: () => void;
}

/** The form of a gift that exists (M9). */
export function GiftEditor({ gift, instead, onClose }: GiftEditorProperties) {
  const data = useData();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const live = giftValuesOf(gift);
  const form = useForm<GiftValues>({
    defaultValues: live,
    resolver: schemaResolver(giftItemSchema),
  });
  const draft = useDraft(form, isSubmitting, onClose);
  const { control, setValue } = form;
  const { base, conflict } = useLiveForm(form, live);
  const [name, status, personId, newName, eventId] = useWatch({
    control,
    name: ['name', 'status', 'personId', 'newName', 'eventId'],
  });
  const { data: event } = useQuery(data.event$(eventId));
  const hasRecipient = personId !== '' || newName !== '';
  const takesPart = (person: string) => event?.event.people.includes(person) ?? false;
  const isPurchased = status === 'purchased';
  const cost = isPurchased ? 'purchasedCost' : 'estimatedCost';

  const changeRecipient = (next: Recipient) => {
    setValue('personId', next.personId, { shouldDirty: true });
    setValue('newName', next.newName, { shouldDirty: true });
    if (!takesPart(next.personId)) setValue('eventId', '', { shouldDirty: true });
  };

  const save = form.handleSubmit(({ status: chosen, ...values }) => {
    if (!chosen || !hasRecipient) return;
    return submit({
      run: () =>
        data.commands.editGiftItem(gift.id, changesOf(base, { ...values, status: chosen })),
      success: () => ({ title: 'Success!', message: `Successfully updated ${values.name}` }),
      failure: () => ({ title: 'Error', message: `Error updating ${values.name}` }),
    });
  });

  if (instead) return instead;
  return (
    <Dialog
      title="Edit Gift Item"
      isOpen
      onOpenChange={draft.dismiss}
      onSubmit={(event) => void save(event)}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant="primary"
            isPending={isSubmitting}
            isDisabled={name.trim() === '' || !status || !hasRecipient}
          >
            Save
          </Button>
        </>
      }
    >
      <RestoredDraft draft={draft} />
      {!isSubmitting && <ChangedElsewhere what="gift" conflict={conflict} />}
      <FormField
        as={TextField}
        control={control}
        name="name"
        label={giftItemLabels.name}
        isRequired
        autoFocus
        autoComplete="off"
        isDisabled={isSubmitting}
      />
      <RecipientField
        value={{ personId, newName }}
        onChange={changeRecipient}
        lostName={gift.personName}
        isDisabled={isSubmitting}
        errorMessage={hasRecipient ? undefined : 'Choose who this gift is for.'}
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
            }}
            isDisabled={isSubmitting}
            unknownStatus={gift.status}
          />
        )}
      />
      {isPurchased && personId !== '' && (
        <Controller
          name="eventId"
          control={control}
          render={({ field }) => (
            <EventChoice
              {...field}
              personId={personId}
              {...(personId === gift.personId && { keptEventId: gift.eventId })}
              isDisabled={isSubmitting}
            />
          )}
        />
      )}
      <FormField
        key={cost}
        as={MoneyField}
        control={control}
        name={cost}
        label={giftItemLabels[cost]}
        isDisabled={isSubmitting}
      />
      <FormField as={LinkField} control={control} name="url" isDisabled={isSubmitting} />
    </Dialog>
  );
}
