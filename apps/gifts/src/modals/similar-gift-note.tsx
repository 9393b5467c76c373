import { text } from '@evergift/language';
import { type GiftRow, type GiftStage, titleWithYear } from '@evergift/data';
import { useData } from '@evergift/data/react';
import { useEffect, useRef, useState } from 'react';
import { FormNote } from './form-note.tsx';

const stages: Readonly<Record<GiftStage, string>> = {
  '': text('bought'),
  ordered: text('ordered'),
  arrived: text('arrived'),
  wrapped: text('wrapped'),
  given: text('given'),
};

/** How far the gift is: 'bought, Christmas 2025', 'planned for Christmas 2026', 'idea'. */
function stateOf({ gift, event, plannedEvent }: GiftRow): string {
  if (gift.status !== 'purchased') {
    return plannedEvent?.known
      ? text('planned for {event}', { event: titleWithYear(plannedEvent) })
      : text('idea');
  }
  const stage = stages[gift.stage];
  return event?.known ? text('{stage}, {event}', { stage, event: titleWithYear(event) }) : stage;
}

/**
 * What is said of a gift that reads like the one in the form.
 * @param personIds whom the gift in the form is for
 */
function similarGiftText(row: GiftRow, personIds: readonly string[]): string {
  const { gift, personLabel, alsoFor } = row;
  const sharer = alsoFor.find(({ id }) => personIds.includes(id));
  const label = personIds.includes(gift.personId) ? personLabel : sharer?.label;
  return text("Already on {person}'s list: {gift} ({state})", {
    person: label ?? personLabel,
    gift: gift.name,
    state: stateOf(row),
  });
}

interface SimilarGiftNoteProperties {
  /** As typed so far. */
  name: string;
  /** Whom the gift is for. */
  personIds: readonly string[];
  /** The gift itself, when it is there already. */
  giftItemId?: string | undefined;
}

/** Milliseconds without a letter after which the name is looked up. */
const pause = 150;

/** Names a gift of the same person that reads alike; it never blocks, and renders only when its answer changes. */
export function SimilarGiftNote({ name, personIds, giftItemId }: SimilarGiftNoteProperties) {
  const data = useData();
  const [row, setRow] = useState<GiftRow>();
  const shown = useRef<GiftRow>(undefined);
  const people = personIds.join();
  useEffect(() => {
    let subscription: { unsubscribe: () => void } | undefined;
    const look = () => {
      const question = { name, personIds: people.split(','), exceptId: giftItemId };
      subscription = data.similarGift$(question).subscribe(({ data: found }) => {
        // Setting the same state may still cost a render.
        if (found !== shown.current) setRow((shown.current = found));
      });
    };
    const timer = setTimeout(look, pause);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [data, name, people, giftItemId]);
  return <FormNote>{row && similarGiftText(row, personIds)}</FormNote>;
}
