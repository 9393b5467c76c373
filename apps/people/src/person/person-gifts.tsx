import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { GiftList } from '@evergift/gift-list';
import { text } from '@evergift/language';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import { Section } from '@evergift/ui/section';
import { Gift } from 'lucide-react';

/** 'Gift Items' of a person, those that are still to be given, with quick add for them. */
export function PersonGifts({ personId }: { personId: string }) {
  const { openModal, preloadModal } = useHost();
  const { data: gifts, status } = useQuery(useData().giftsAhead$(personId));
  return (
    <Section
      title={text('Gift Items')}
      actions={
        <Button
          size="small"
          icon={<Gift size={16} aria-hidden />}
          onPress={() => openModal('gift.add', { personId })}
          onHoverStart={() => preloadModal('gift.add')}
          onFocus={() => preloadModal('gift.add')}
        >
          {text('Add Gift')}
        </Button>
      }
    >
      <GiftList
        label={text('Gift Items')}
        rows={gifts}
        columns={['name', 'status', 'event', 'cost', 'actions']}
        isLoading={status === 'loading' && gifts.length === 0}
        empty={
          <EmptyState
            isCompact
            title={text('No gifts yet')}
            message={text('Keep the first idea here.')}
          />
        }
      />
    </Section>
  );
}
