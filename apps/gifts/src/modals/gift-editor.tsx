import { giftItemSchema } from '@evergift/data';
import type { GiftItem } from '@evergift/data';
import { useData } from '@evergift/data/react';
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
import { giftValuesOf } from './gift-form-values.ts';
import type { GiftValues } from './gift-form-values.ts';
import { LinkField } from './link-field.tsx';
import { StatusChoice } from './status-choice.tsx';

interface GiftEditorProperties {
  gift: GiftItem;
  /** Shown in place of the form, which keeps what was typed. */
  instead: ReactNode;
  onClose: () => void;
}

/** The form of a gift that exists (M9). */
export function GiftEditor({ gift, instead, onClose }: GiftEditorProperties) {
  const { commands } = useData();
  const { isSubmitting, submit } = useModalSubmit(onClose);
  const live = giftValuesOf(gift);
  const form = useForm<GiftValues>({
    defaultValues: live,
    resolver: schemaResolver(giftItemSchema),
  });
  const draft = useDraft(form, isSubmitting, onClose);
  const { control, setValue } = form;
  const { conflict } = useLiveForm(form, live);
  const [name, status] = useWatch({ control, name: ['name', 'status'] });
  const isPurchased = status === 'purchased';

  const save = form.handleSubmit(({ status: chosen, ...values }) => {
    if (!chosen) return;
    return submit({
      run: () => commands.editGiftItem(gift.id, { ...values, status: chosen }),
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
            isDisabled={name.trim() === '' || !status}
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
        label="Name"
        isRequired
        autoFocus
        autoComplete="off"
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
            }}
            isDisabled={isSubmitting}
            unknownStatus={gift.status}
          />
        )}
      />
      {isPurchased && gift.personId !== '' && (
        <Controller
          name="eventId"
          control={control}
          render={({ field }) => (
            <EventChoice
              {...field}
              personId={gift.personId}
              keptEventId={gift.eventId}
              isDisabled={isSubmitting}
            />
          )}
        />
      )}
      <FormField
        key={status}
        as={MoneyField}
        control={control}
        name={isPurchased ? 'purchasedCost' : 'estimatedCost'}
        label={isPurchased ? 'Purchased cost' : 'Estimated cost'}
        isDisabled={isSubmitting}
      />
      <FormField as={LinkField} control={control} name="url" isDisabled={isSubmitting} />
    </Dialog>
  );
}
