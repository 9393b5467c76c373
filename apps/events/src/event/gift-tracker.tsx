import { useHost } from '@evergift/contract';
import type { EventRow } from '@evergift/data';
import { useData, useQuery } from '@evergift/data/react';
import { GiftList } from '@evergift/gift-list';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { Section } from '@evergift/ui/section';
import { Gift } from 'lucide-react';

/** 'Gift Tracker': the event's gifts, with quick add for it, and for who takes part alone. */
export function GiftTracker({ event }: { event: EventRow }) {
  const eventId = event.id;
  const [only] = event.participants.length === 1 ? event.participants : [];
  const request = { eventId, ...(only?.known && { personId: only.id }) };
  const { openModal, preloadModal } = useHost();
  const { data: gifts, status } = useQuery(useData().giftsOfEvent$(eventId));
  return (
    <Section
      title={text('Gift Tracker')}
      actions={
        <Button
          size="small"
          icon={<Gift size={16} aria-hidden />}
          onPress={() => openModal('gift.add', request)}
          onHoverStart={() => preloadModal('gift.add')}
          onFocus={() => preloadModal('gift.add')}
        >
          {text('Add Gift')}
        </Button>
      }
    >
      <GiftList
        label={text('Gift Tracker')}
        rows={gifts}
        columns={['person', 'name', 'status', 'cost', 'actions']}
        isLoading={status === 'loading' && gifts.length === 0}
        empty={
          <EmptyState
            isCompact
            title={text('No gifts for this event yet')}
            message={text('Add what you bought, or buy one of your ideas.')}
          />
        }
      />
    </Section>
  );
}
