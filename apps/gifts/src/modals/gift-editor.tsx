import { text } from '@evergift/language';
import { giftItemSchema } from '@evergift/data';
import type { GiftItem } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { ModalForm, schemaResolver, useEditForm, useUndoOffer } from '@evergift/forms';
import { TextArea } from '@evergift/ui/text-area';
import { useWatch } from 'react-hook-form';
import { GiftPhotoField } from '../photo/gift-photo-field.tsx';
import { photoOfText, savedPhoto } from '../photo/photo-text.ts';
import { useChosenPhoto } from '../photo/use-chosen-photo.ts';
import { AlsoForField } from './also-for-field.tsx';
import { EventChoice } from './event-choice.tsx';
import { GiftField, changesOf, giftValuesOf, keptGiftInput } from './gift-form-values.ts';
import type { GiftValues } from './gift-form-values.ts';
import { SharingOfGift } from './sharing/lazy-parts.tsx';
import { LinkField } from './link-field.tsx';
import { RecipientField } from './recipient-field.tsx';
import type { Recipient } from './recipient-field.tsx';
import { CostField, NameField, StatusField } from './shared-gift-fields.tsx';
import { StageChoice } from './stage-choice.tsx';

/** The fields that decide what else is shown. What is typed in the others renders them alone. */
const shapingFields = [
  'status',
  'personId',
  'newName',
  'alsoFor',
  'eventId',
  'plannedEventId',
] as const;

/** The form of a gift that exists. */
export function GiftEditor({ gift, onClose }: { gift: GiftItem; onClose: () => void }) {
  const data = useData();
  const modal = useEditForm<GiftValues>({
    values: giftValuesOf(gift),
    resolver: schemaResolver(giftItemSchema),
    onClose,
  });
  const { control, setValue, handleSubmit } = modal.form;
  const [status, personId, newName, alsoFor, eventId, plannedEventId] = useWatch({
    control,
    name: shapingFields,
  });
  const isNameless = useWatch({ control, name: 'name', compute: (name) => name.trim() === '' });
  const undoOffer = useUndoOffer();
  const isPurchased = status === 'purchased';
  const eventField = isPurchased ? 'eventId' : 'plannedEventId';
  const { data: event } = useQuery(data.event$(isPurchased ? eventId : plannedEventId));
  const hasRecipient = personId !== '' || newName !== '';
  const takesPart = (person: string) => event?.event.people.includes(person) ?? false;

  const change = <Name extends keyof GiftValues>(field: Name, value: GiftValues[Name]) =>
    setValue<keyof GiftValues>(field, value, { shouldDirty: true });
  const choice = useChosenPhoto((photo) => change('photo', photo));
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

  const save = handleSubmit(({ status: chosen, ...values }) => {
    if (!chosen || !hasRecipient) return;
    return modal.submit({
      run: () =>
        data.commands.editGiftItem(gift.id, changesOf(modal.base, { ...values, status: chosen })),
      success: (outcome) => ({
        title: text('Success!'),
        message: text('Successfully updated {name}', { name: values.name }),
        // The picture that was there is nowhere else.
        ...(values.photo !== savedPhoto && undoOffer(outcome)),
      }),
      failure: () => ({
        title: text('Error'),
        message: text('Error updating {name}', { name: values.name }),
      }),
    });
  });

  const keep = () => {
    const { photo, ...values } = modal.form.getValues();
    return modal.submit({
      run: () =>
        data.commands.addGiftItem(keptGiftInput(gift, values), {
          photo: photoOfText(photo) ?? undefined,
        }),
      success: () => ({ message: text('Added again, as typed.') }),
      failure: () => ({ message: text('Error adding new gift item.  Please try again.') }),
    });
  };

  return (
    <ModalForm
      modal={modal}
      title={text('Edit Gift Item')}
      what="gift"
      action={text('Save')}
      isBlocked={isNameless || !status || !hasRecipient || choice.isPending}
      onSubmit={save}
      onKeep={keep}
    >
      <NameField personIds={[personId, ...alsoFor]} giftItemId={gift.id} />
      <RecipientField
        value={{ personId, newName }}
        onChange={changeRecipient}
        lostName={gift.personName}
        isDisabled={modal.isSubmitting}
        errorMessage={hasRecipient ? undefined : text('Choose who this gift is for.')}
      />
      <GiftField as={AlsoForField} name="alsoFor" recipientId={personId} />
      <StatusField unknownStatus={gift.status} />
      {status !== '' && personId !== '' && (
        <GiftField
          key={eventField}
          as={EventChoice}
          name={eventField}
          field={eventField}
          personId={personId}
          keptEventId={personId === gift.personId ? gift[eventField] || gift.plannedEventId : ''}
        />
      )}
      <CostField saved={gift} />
      {isPurchased && <GiftField as={StageChoice} name="stage" />}
      <GiftField as={LinkField} name="url" />
      <GiftPhotoField choice={choice} gift={gift} isDisabled={modal.isSubmitting} />
      <GiftField as={TextArea} name="notes" isOptional />
      <SharingOfGift gift={gift} />
    </ModalForm>
  );
}
