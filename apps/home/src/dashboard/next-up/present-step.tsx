import { text } from '@evergift/language';
import { sentence } from '@evergift/language/react';
import { useHost } from '@evergift/contract';
import { formatMoney } from '@evergift/data';
import type { GiftItem, PresentStep as Step } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useUndoable } from '@evergift/forms/use-undoable';
import { Avatar } from '@evergift/ui/avatar';
import { Button } from '@evergift/ui/button';
import { lazyComponent } from '@evergift/ui/lazy-component';
import { Suspense, useEffect, useState } from 'react';
import { StepLayout } from './step-layout.tsx';

const { Component: AmountForm, prepare: prepareAmountForm } = lazyComponent(
  async () => (await import('@evergift/ui/amount-form')).AmountForm,
);

/** 'planned, about $45.00': why this idea, and what is known of its cost. */
const ideaInWords = ({ plannedEventId, estimatedCost }: GiftItem, isOwn: boolean) => [
  plannedEventId ? text('planned') : isOwn ? text('your idea') : text('an idea'),
  ...(estimatedCost > 0 ? [text('about {amount}', { amount: formatMoney(estimatedCost) })] : []),
];

/** Somebody without a present: buy the best idea there is, or think of one. */
export function PresentStep({ step }: { step: Step }) {
  return step.idea ? <BuyStep step={step} idea={step.idea} /> : <FindStep step={step} />;
}

function FindStep({ step: { event, personId, personLabel } }: { step: Step }) {
  const { openModal, preloadModal } = useHost();
  const preload = () => preloadModal('gift.add');
  return (
    <StepLayout
      event={event}
      media={<Avatar name={personLabel} seed={personId} />}
      title={sentence('Find something for {person}', { person: <bdi>{personLabel}</bdi> })}
      details={[]}
      action={
        <Button
          size="small"
          aria-label={text('Add idea for {person}', { person: personLabel })}
          onPress={() => openModal('gift.add', { personId, plannedEventId: event.id })}
          onHoverStart={preload}
          onFocus={preload}
        >
          {text('Add idea')}
        </Button>
      }
    />
  );
}

function BuyStep({ step, idea }: { step: Step; idea: GiftItem }) {
  const { event, personId, personLabel } = step;
  const { commands } = useData();
  const change = useUndoable();
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);

  // Here before it is asked for: what is typed right after the press belongs in it.
  useEffect(() => void prepareAmountForm().catch(() => undefined), []);

  const ask = () => {
    setAsking(true);
    setWasAsked(true);
  };
  const buy = (purchasedCost: number) =>
    change({
      run: () => commands.buyGiftItem(idea.id, { eventId: event.id, purchasedCost }),
      success: {
        message: text('{gift} for {person} is bought.', { gift: idea.name, person: personLabel }),
      },
      failure: () => ({
        title: text('Error'),
        message: text('Error updating {name}', { name: idea.name }),
      }),
    });

  return (
    <StepLayout
      event={event}
      media={<Avatar name={personLabel} seed={personId} />}
      title={sentence('Buy {gift} for {person}', {
        gift: <bdi>{idea.name}</bdi>,
        person: <bdi>{personLabel}</bdi>,
      })}
      details={ideaInWords(idea, step.isOwnIdea)}
      action={
        !isAsking && (
          <Button
            size="small"
            autoFocus={wasAsked}
            aria-label={text('Bought: {gift}', { gift: idea.name })}
            onPress={ask}
          >
            {text('Bought')}
          </Button>
        )
      }
    >
      {isAsking && (
        <Suspense>
          <AmountForm
            label={text('What did it cost?')}
            initialValue={idea.estimatedCost}
            onSave={(cents) => void buy(cents)}
            onCancel={() => setAsking(false)}
          />
        </Suspense>
      )}
    </StepLayout>
  );
}
