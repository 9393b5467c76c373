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
import { TextArea } from '@evergift/ui/text-area';
import { TextField } from '@evergift/ui/text-field';
import type { ReactNode } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { AlsoForField } from './also-for-field.tsx';
import { BudgetNote } from './budget-note.tsx';
import { EventChoice } from './event-choice.tsx';
import { WithNote } from './form-note.tsx';
import { changesOf, giftValuesOf } from './gift-form-values.ts';
import type { GiftValues } from './gift-form-values.ts';
import { LinkField } from './link-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';
import { SimilarGiftNote } from './similar-gift-note.tsx';
import { StageChoice } from './stage-choice.tsx';
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
  const { control, setValue, getValues } = form;
  const { base, conflict } = useLiveForm(form, live);
  const typed = useWatch({ control }) as GiftValues;
  const { name, status, personId, newName, alsoFor } = typed;
  const isPurchased = status === 'purchased';
  const eventField = isPurchased ? 'eventId' : 'plannedEventId';
  const { data: event } = useQuery(data.event$(typed[eventField]));
  const hasRecipient = personId !== '' || newName !== '';
  const takesPart = (person: string) => event?.event.people.includes(person) ?? false;
  const cost = isPurchased ? 'purchasedCost' : 'estimatedCost';

  const change = <Name extends keyof GiftValues>(field: Name, value: GiftValues[Name]) =>
    setValue<keyof GiftValues>(field, value, { shouldDirty: true });
  const changeRecipient = (next: Recipient) => {
    change('personId', next.personId);
    change('newName', next.newName);
    if (!takesPart(next.personId)) change(eventField, '');
    if (alsoFor.includes(next.personId)) {
      change(
        'alsoFor',
        alsoFor.filter((id) => id !== next.personId),
      );
    }
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
      <WithNote>
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
        <SimilarGiftNote name={name} personIds={[personId, ...alsoFor]} giftItemId={gift.id} />
      </WithNote>
      <RecipientField
        value={{ personId, newName }}
        onChange={changeRecipient}
        lostName={gift.personName}
        isDisabled={isSubmitting}
        errorMessage={hasRecipient ? undefined : 'Choose who this gift is for.'}
      />
      <FormField
        as={AlsoForField}
        control={control}
        name="alsoFor"
        recipientId={personId}
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
              else if (!getValues('eventId')) setValue('eventId', getValues('plannedEventId'));
            }}
            isDisabled={isSubmitting}
            unknownStatus={gift.status}
          />
        )}
      />
      {status !== '' && personId !== '' && (
        <FormField
          key={eventField}
          as={EventChoice}
          control={control}
          name={eventField}
          field={eventField}
          personId={personId}
          keptEventId={personId === gift.personId ? gift[eventField] || gift.plannedEventId : ''}
          isDisabled={isSubmitting}
        />
      )}
      <WithNote>
        <FormField
          key={cost}
          as={MoneyField}
          control={control}
          name={cost}
          label={giftItemLabels[cost]}
          isDisabled={isSubmitting}
        />
        <BudgetNote draft={typed} saved={gift} />
      </WithNote>
      {isPurchased && (
        <FormField as={StageChoice} control={control} name="stage" isDisabled={isSubmitting} />
      )}
      <FormField as={LinkField} control={control} name="url" isDisabled={isSubmitting} />
      <FormField
        as={TextArea}
        control={control}
        name="notes"
        label={giftItemLabels.notes}
        isOptional
        isDisabled={isSubmitting}
      />
    </Dialog>
  );
}
