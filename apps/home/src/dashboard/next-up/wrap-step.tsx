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
      success: { message: `${gift.name} for ${personLabel} is wrapped.` },
      failure: () => ({ title: 'Error', message: `Error updating ${gift.name}` }),
    });

  return (
    <StepLayout
      event={event}
      media={<Avatar name={personLabel} seed={gift.personId} />}
      title={
        <>
          Wrap <bdi>{gift.name}</bdi> for <bdi>{personLabel}</bdi>
        </>
      }
      details={gift.stage === 'ordered' ? ['ordered, not here yet'] : []}
      action={
        <Button size="small" aria-label={`Wrapped: ${gift.name}`} onPress={() => void wrap()}>
          Wrapped
        </Button>
      }
    />
  );
}
