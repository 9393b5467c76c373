import { text } from '@evergift/language';
import { useData, useQuery } from '@evergift/data/react';
import { PhotoField } from '@evergift/ui/photo-field';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { PhotoText } from './photo-text.ts';
import { noPhoto, photoOfText, savedPhoto } from './photo-text.ts';
import type { ChosenPhoto } from './use-chosen-photo.ts';

interface GiftPhotoFieldProperties {
  choice: ChosenPhoto;
  /** The gift as it is saved; absent for a new one. */
  gift?: { readonly id: string; readonly photoVersion: string } | undefined;
  isDisabled: boolean;
}

const notHere = {
  offline: text('This picture is not on this device. It shows when you are connected.'),
  error: text('This picture could not be loaded. It is tried again by itself.'),
};

const shownFields = ['photo', 'name'] as const;

/** The picture of a gift: shown, taken, chosen, replaced and removed. It is saved with the form. */
export function GiftPhotoField(properties: GiftPhotoFieldProperties) {
  const { choice, gift, isDisabled } = properties;
  const { control } = useFormContext<{ photo: PhotoText; name: string }>();
  const [value, giftName] = useWatch({ control, name: shownFields });
  const { data: saved, status } = useQuery(useData().photo$(gift?.id ?? ''));
  const { isPending, problem, choose, change } = choice;
  const chosen = useMemo(() => photoOfText(value), [value]);
  const isSaved = chosen === undefined;
  const hasSaved = Boolean(gift?.photoVersion);
  const failure = isSaved && (status === 'offline' || status === 'error') && notHere[status];
  return (
    <PhotoField
      label={text('Picture')}
      photo={isSaved ? saved : (chosen ?? undefined)}
      hasPhoto={isSaved ? hasSaved : chosen !== null}
      isLoading={isSaved && status === 'loading'}
      alt={
        giftName.trim()
          ? text('Picture of {gift}', { gift: giftName.trim() })
          : text('Picture of the gift')
      }
      onChoose={(file) => void choose(file)}
      onRemove={() => change(hasSaved ? noPhoto : savedPhoto)}
      onUndo={isSaved || !hasSaved ? undefined : () => change(savedPhoto)}
      isPending={isPending}
      errorMessage={problem ?? (failure || undefined)}
      isDisabled={isDisabled}
    />
  );
}
