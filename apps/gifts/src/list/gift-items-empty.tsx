import { text } from '@evergift/language';
import { useHost } from '@evergift/contract';
import { Button } from '@evergift/ui/button';
import { EmptyState } from '@evergift/ui/empty-state';
import type { GiftFilter } from './gift-filter.ts';

interface GiftItemsEmptyProperties {
  filter: GiftFilter;
  onChange: (next: Partial<GiftFilter>) => void;
}

const noFilter = {
  search: '',
  status: '',
  stage: undefined,
  personId: '',
  eventId: '',
} as const;

/** No gift fits the filters, or there is none. */
export function GiftItemsEmpty({ filter, onChange }: GiftItemsEmptyProperties) {
  const { openModal } = useHost();
  const clear = () => {
    onChange(noFilter);
    // The button is gone now.
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  };
  const isFiltered = filter.search || filter.status || filter.personId || filter.eventId;
  return (
    <EmptyState
      title={text('No Gift Items Found.')}
      message={
        isFiltered
          ? text('None fits the search and the filters.')
          : text('Keep an idea the moment you have it; buy it when the day comes near.')
      }
      action={
        isFiltered ? (
          <Button onPress={clear}>{text('Clear filters')}</Button>
        ) : (
          <Button onPress={() => openModal('gift.add', {})}>{text('Add Gift')}</Button>
        )
      }
    />
  );
}
