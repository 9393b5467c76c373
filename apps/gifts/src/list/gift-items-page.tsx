import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { GiftList } from '@evergift/gift-list';
import { Button } from '@evergift/ui/button';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { Gift } from 'lucide-react';
import { useCapturedAddress } from '../capture/use-captured-address.ts';
import { GiftFilterPanel } from './gift-filter-panel.tsx';
import { GiftItemsEmpty } from './gift-items-empty.tsx';
import { GiftStatCards } from './gift-stat-cards.tsx';
import { GiftsNotLoaded } from './gifts-not-loaded.tsx';
import { useGiftFilter } from './use-gift-filter.ts';

/** Every idea and every purchase. */
export function GiftItemsPage() {
  const data = useData();
  const { openModal, preloadModal } = useHost();
  useCapturedAddress();
  const { filter, change } = useGiftFilter();
  const { data: rows, status, complete } = useQuery(data.giftList$(filter));

  return (
    <Page>
      <PageHeader
        title="Gift Items"
        actions={
          <Button
            variant="primary"
            icon={<Gift size={18} aria-hidden />}
            onPress={() => openModal('gift.add', {})}
            onHoverStart={() => preloadModal('gift.add')}
            onFocus={() => preloadModal('gift.add')}
          >
            Add Gift
          </Button>
        }
      />
      <GiftStatCards />
      <GiftFilterPanel filter={filter} onChange={change} />
      <GiftList
        label="Gift Items"
        rows={rows}
        columns={['person', 'name', 'status', 'event', 'cost', 'actions']}
        isLoading={status === 'loading' && rows.length === 0}
        empty={complete ? <GiftItemsEmpty filter={filter} onChange={change} /> : <GiftsNotLoaded />}
      />
    </Page>
  );
}
