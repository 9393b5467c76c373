import { text } from '@evergift/language';
import type { ModalProperties, ModalRequests } from '@evergift/contract';
import { useData } from '@evergift/data/react';
import { ModalForm, useModalForm, useUndoOffer, schemaResolver } from '@evergift/forms';
import { Disclosure } from '@evergift/ui/disclosure';
import { Stack } from '@evergift/ui/layout';
import { TextArea } from '@evergift/ui/text-area';
import { useState, type FormEvent } from 'react';
import { LineField, useLineEnter } from './line/line-field.tsx';
import { GiftPhotoField } from '../photo/gift-photo-field.tsx';
import { photoOfText } from '../photo/photo-text.ts';
import { useChosenPhoto } from '../photo/use-chosen-photo.ts';
import {
  GiftField,
  newGiftInput,
  newGiftValues,
  nextGiftValues,
  presetEvents,
  type NewGiftValues,
} from './gift-form-values.ts';
import { SharingOfNewGift } from './sharing/lazy-parts.tsx';
import { LinkField } from './link-field.tsx';
import { AlsoForPart, EventPart, RecipientPart, SharersPart } from './new-gift-parts.tsx';
import { CostField, StatusField } from './shared-gift-fields.tsx';
import { newGiftItemSchema } from '@evergift/data';

/** Validates a new gift; a person who exists and somebody new are one field here. */
const newGiftResolver = schemaResolver<NewGiftValues>(newGiftItemSchema, {
  toInput: newGiftInput,
  fieldOf: (field) =>
    field === 'personId' || field === 'newPerson' ? 'recipient' : (field as keyof NewGiftValues),
});

/** What the opener presets beside the line, which belongs to one gift. */
const presetOf = ({ capture: _, shared: __, ...preset }: ModalRequests['gift.add']) => preset;

/** Add Gift Item; an idea can be planned for an event at once. */
export function AddGiftModal({ onClose, ...request }: ModalProperties<'gift.add'>) {
  const { commands } = useData();
  const [hasOptional, setHasOptional] = useState(false);
  // Most of what is folded is built when it is opened first, and stays then.
  const [wasOpened, setWasOpened] = useState(false);
  if (hasOptional && !wasOpened) setWasOpened(true);
  const modal = useModalForm<NewGiftValues>({
    values: newGiftValues(request),
    resolver: newGiftResolver,
    onClose,
    next: { valuesAfter: nextGiftValues, focus: 'name' },
  });
  const { handleSubmit, setValue } = modal.form;
  const lineEnter = useLineEnter(modal, request, () => setHasOptional(true));
  const undoOffer = useUndoOffer();
  const choice = useChosenPhoto((photo) => {
    setHasOptional(true);
    setValue('photo', photo, { shouldDirty: true });
  }, modal.added);
  const preset = presetEvents(request);

  const save = (gift: NewGiftValues, isLine: boolean) =>
    modal.submit({
      run: () =>
        commands.addGiftItem(newGiftInput(gift), {
          photo: photoOfText(gift.photo) ?? undefined,
          ...(gift.seenBy === 'me' && { seenBy: gift.seenBy }),
        }),
      success: (outcome) => ({
        message: gift.recipient.newName
          ? text('Successfully added a new gift item. & new person.')
          : text('Successfully added a new gift item.'),
        ...(isLine && undoOffer(outcome)),
      }),
      failure: () => ({ message: text('Error adding new gift item.  Please try again.') }),
      goOn: isLine ? () => modal.beginNext?.(newGiftValues(presetOf(request))) : undefined,
    });
  const send = (event: FormEvent) => {
    const isLine = lineEnter.take();
    return handleSubmit((gift) => save(gift, isLine))(event);
  };

  return (
    <ModalForm
      modal={modal}
      title={text('Add Gift Item')}
      action={text('Add Gift')}
      isBlocked={choice.isPending}
      onSubmit={send}
    >
      <LineField
        isDisabled={modal.isSubmitting}
        onKeyDown={lineEnter.onKeyDown}
        onKeyUp={lineEnter.onKeyUp}
      />
      <RecipientPart {...preset} isDisabled={modal.isSubmitting} />
      <SharersPart isDisabled={modal.isSubmitting} />
      <StatusField presetEventId={preset.eventId} />
      <EventPart {...preset} />
      <CostField isOptional />
      <GiftField as={LinkField} name="url" />
      <SharingOfNewGift />
      <Disclosure
        title={hasOptional ? text('hide optional fields') : text('show optional fields')}
        variant="bare"
        isOpen={hasOptional}
        onOpenChange={setHasOptional}
        headingLevel={3}
      >
        <Stack>
          {wasOpened && <AlsoForPart />}
          {/* Takes a picture that is pasted or dropped also while it is folded. */}
          <GiftPhotoField choice={choice} isDisabled={modal.isSubmitting} />
          {wasOpened && <GiftField as={TextArea} name="notes" isOptional />}
        </Stack>
      </Disclosure>
    </ModalForm>
  );
}
