import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import type { WrapStep as Step } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms/use-undoable';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { StepLayout } from './step-layout.tsx';

/** A present that is bought and not wrapped, its day near. */
export function WrapStep({ step: { event, gift: row } }: { step: Step }) {
  const { commands } = useData();
  const change = useUndoable();
  const { gift, personLabel } = row;

  const wrap = () =>
    change({
      run: () => commands.setGiftItemStage(gift.id, 'wrapped'),
      success: {
        message: text('{gift} for {person} is wrapped.', { gift: gift.name, person: personLabel }),
      },
      failure: () => ({
        title: text('Error'),
        message: text('Error updating {name}', { name: gift.name }),
      }),
    });

  return (
    <StepLayout
      event={event}
      media={<Avatar name={personLabel} seed={gift.personId} />}
      title={sentence('Wrap {gift} for {person}', {
        gift: <bdi>{gift.name}</bdi>,
        person: <bdi>{personLabel}</bdi>,
      })}
      details={gift.stage === 'ordered' ? [text('ordered, not here yet')] : []}
      action={
        <Button
          size="small"
          aria-label={text('Wrapped: {gift}', { gift: gift.name })}
          onPress={() => void wrap()}
        >
          {text('Wrapped')}
        </Button>
      }
    />
  );
}
