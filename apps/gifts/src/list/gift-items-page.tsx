import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import { ListNotLoaded, useListFilter } from '@evergift/forms';
import { GiftList } from '@evergift/gift-list';
import { Button } from '@evergift/ui/button';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { Gift } from 'lucide-react';
import { memo } from 'react';
import { useCapturedAddress } from '../capture/use-captured-address.ts';
import { giftFilterAddress } from './gift-filter.ts';
import type { GiftFilter } from './gift-filter.ts';
import { GiftFilterPanel } from './gift-filter-panel.tsx';
import { GiftItemsEmpty } from './gift-items-empty.tsx';
import { GiftStatCards } from './gift-stat-cards.tsx';

/** Every idea and every purchase. Its parts are memoized: the address that follows the filter renders none of them. */
export function GiftItemsPage() {
  useCapturedAddress();
  const { filter, change } = useListFilter(giftFilterAddress);
  return (
    <Page>
      <GiftItemsHeader />
      <GiftStatCards />
      <GiftFilterPanel filter={filter} onChange={change} />
      <FilteredGifts filter={filter} onChange={change} />
    </Page>
  );
}

const GiftItemsHeader = memo(function GiftItemsHeader() {
  const { openModal, preloadModal } = useHost();
  return (
    <PageHeader
      title={text('Gift Items')}
      actions={
        <Button
          variant="primary"
          icon={<Gift size={18} aria-hidden />}
          onPress={() => openModal('gift.add', {})}
          onHoverStart={() => preloadModal('gift.add')}
          onFocus={() => preloadModal('gift.add')}
        >
          {text('Add Gift')}
        </Button>
      }
    />
  );
});

interface FilteredGiftsProperties {
  filter: GiftFilter;
  onChange: (changes: Partial<GiftFilter>) => void;
}

const FilteredGifts = memo(function FilteredGifts({ filter, onChange }: FilteredGiftsProperties) {
  const { data: rows, status, complete } = useQuery(useData().giftList$(filter));
  return (
    <GiftList
      label={text('Gift Items')}
      rows={rows}
      columns={giftColumns}
      isLoading={status === 'loading' && rows.length === 0}
      empty={
        complete ? (
          <GiftItemsEmpty filter={filter} onChange={onChange} />
        ) : (
          <ListNotLoaded items="gift items" />
        )
      }
    />
  );
});

const giftColumns = ['person', 'name', 'status', 'event', 'cost', 'actions'] as const;
