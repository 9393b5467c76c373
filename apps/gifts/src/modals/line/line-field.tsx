import { TextField } from '@evergift/ui/text-field';
import { memo } from 'react';
import type { KeyboardEvent } from 'react';
import { WithNote } from '../form-note.tsx';
import { GiftField } from '../gift-form-values.ts';
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
          placeholder="Espresso cups for Dad ~45"
        />
      </div>
      <SimilarGiftNote name={line.said.name} personIds={[recipient.personId, ...alsoFor]} />
      <UnderstoodChips line={line} isDisabled={isDisabled} />
    </WithNote>
  );
});
