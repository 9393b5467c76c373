import { text } from '@evergift/language';
import type { ModalRequests } from '@evergift/contract';
import type { useModalForm } from '@evergift/forms';
import { TextField } from '@evergift/ui/text-field';
import { memo, useEffect, useEffectEvent, useMemo } from 'react';
import type { KeyboardEvent } from 'react';
import type { UseFormGetValues } from 'react-hook-form';
import { sharedLine } from '../../capture/reading/shared-line.ts';
import { WithNote } from '../form-note.tsx';
import { GiftField } from '../gift-form-values.ts';
import type { NewGiftValues } from '../gift-form-values.ts';
import { SimilarGiftNote } from '../similar-gift-note.tsx';
import { UnderstoodChips } from './understood-chips.tsx';
import { useGiftLine } from './use-gift-line.ts';

interface LineFieldProperties {
  isDisabled: boolean;
  /** Hears the keys that are pressed in the line. */
  onKeyDown: (event: KeyboardEvent) => void;
  onKeyUp: () => void;
}

/** What the gift is called; takes all that there is to say of it in one line. */
export const LineField = memo(function LineField(properties: LineFieldProperties) {
  const { isDisabled, onKeyDown, onKeyUp } = properties;
  const line = useGiftLine();
  const { recipient, alsoFor } = line.values;
  return (
    <WithNote>
      <div onKeyDownCapture={onKeyDown} onKeyUpCapture={onKeyUp}>
        <GiftField
          as={TextField}
          name="name"
          onChanged={line.fill}
          isRequired
          autoFocus
          autoComplete="off"
          enterKeyHint="done"
          placeholder={text('Espresso cups for Dad ~45')}
        />
      </div>
      <SimilarGiftNote name={line.said.name} personIds={[recipient.personId, ...alsoFor]} />
      <UnderstoodChips line={line} isDisabled={isDisabled} />
    </WithNote>
  );
});

/**
 * Enter in a line that says more than a name saves it, and the line is ready for the next. With
 * a name alone, and with the button, the form closes as every form does.
 *
 * @param modal the form of the new gift
 * @param onNotes called when a part of what was sent went into the notes
 */
export function useLineEnter(
  modal: ReturnType<typeof useModalForm<NewGiftValues>>,
  request: ModalRequests['gift.add'],
  onNotes: () => void,
) {
  const { form, added } = modal;
  const { getValues, setValue } = form;
  const begin = useEffectEvent(() => {
    // What was typed here before is back, and newer.
    if (getValues('name') !== '') return;
    const line = request.shared ? sharedLine(request.shared) : request;
    if (line?.capture) setValue('name', line.capture, { shouldDirty: true });
    if (!line || !('notes' in line) || line.notes === '') return;
    setValue('notes', line.notes, { shouldDirty: true });
    onNotes();
  });
  useEffect(() => begin(), []);

  return useMemo(() => createLineEnter(getValues, added > 0), [getValues, added]);
}

function createLineEnter(getValues: UseFormGetValues<NewGiftValues>, isFollowing: boolean) {
  let isPressed = false;
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const isEnter = event.key === 'Enter' && !event.nativeEvent.isComposing;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      const { filled } = getValues('line');
      isPressed = isEnter && !hasModifier && Object.keys(filled).length > 0;
      // A second press says nothing new.
      if (isEnter && isFollowing && getValues('name').trim() === '') event.preventDefault();
    },
    /** An Enter that sent nothing, because the form could not be sent then, is forgotten. */
    onKeyUp: () => {
      isPressed = false;
    },
    /** Whether Enter in the line sends the form now; call it once, when it is sent. */
    take: () => {
      const wasPressed = isPressed;
      isPressed = false;
      return wasPressed;
    },
  };
}
