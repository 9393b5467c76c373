import { useHost } from '@evergift/contract';
import { useData, useQuery } from '@evergift/data/react';
import {
  FilterPanel,
  ListNotLoaded,
  useListFilter,
  directions,
  listFilterAddress,
  type ListFilter,
  type ListSort,
} from '@evergift/forms';
import { Button } from '@evergift/ui/button';
import { DataList } from '@evergift/ui/data-list';
import { MoreActions } from '@evergift/ui/more-actions';
import { Page } from '@evergift/ui/page';
import { PageHeader } from '@evergift/ui/page-header';
import { FileUp, UserPlus } from 'lucide-react';
import { memo } from 'react';
import { PeopleEmpty } from './people-empty.tsx';
import { peopleColumns, usePersonActions } from './people-columns.tsx';
import { PeopleStatCards } from './people-stat-cards.tsx';
import type { PeopleSort } from '@evergift/data';
import { text } from '@evergift/language';

/** The sorts that the selector offers, in order. */
const peopleSorts: readonly ListSort<PeopleSort>[] = [
  { id: 'name', label: text('Name'), directions: directions.text },
  { id: 'birthday', label: text('Birthday'), directions: directions.date },
  { id: 'giftCount', label: text('Gift count'), directions: directions.count },
  { id: 'totalSpent', label: text('Total spent'), directions: directions.amount },
  { id: 'recentlyAdded', label: text('Recently added'), directions: directions.newest },
];

export type PeopleFilter = ListFilter<PeopleSort>;

/** What the list shows, and in which order, in the address. */
const peopleFilterAddress = listFilterAddress(peopleSorts, 'name');

/** Everybody one plans for. Its parts are memoized: the address that follows the filter renders none of them. */
export function PeoplePage() {
  const { filter, change } = useListFilter(peopleFilterAddress);
  return (
    <Page>
      <PeopleHeader />
      <PeopleStatCards />
      <FilterPanel
        filter={filter}
        onChange={change}
        searchLabel={text('Search people')}
        placeholder={text('search people...')}
        sorts={peopleSorts}
        undirectedSort="recentlyAdded"
      />
      <PeopleList filter={filter} onChange={change} />
    </Page>
  );
}

const PeopleHeader = memo(function PeopleHeader() {
  const { openModal, preloadModal } = useHost();
  return (
    <PageHeader
      title={text('People')}
      actions={
        <>
          <MoreActions
            label={text('More for people')}
            actions={[
              {
                id: 'import',
                label: text('Import'),
                icon: <FileUp size={18} aria-hidden />,
                onAction: () => openModal('import.file', {}),
                onIntent: () => preloadModal('import.file'),
              },
            ]}
          />
          <Button
            variant="primary"
            icon={<UserPlus size={18} aria-hidden />}
            onPress={() => openModal('person.add', {})}
            onHoverStart={() => preloadModal('person.add')}
            onFocus={() => preloadModal('person.add')}
          >
            {text('Add Person')}
          </Button>
        </>
      }
    />
  );
});

interface PeopleListProperties {
  filter: PeopleFilter;
  onChange: (changes: Partial<PeopleFilter>) => void;
}

const PeopleList = memo(function PeopleList({ filter, onChange }: PeopleListProperties) {
  const { data: rows, status, complete } = useQuery(useData().peopleList$(filter));
  return (
    <DataList
      label={text('People')}
      rows={rows}
      columns={peopleColumns}
      getRowId={({ id }) => id}
      rowName={({ name }) => name}
      rowActions={usePersonActions()}
      isRowPending={({ person }) => person.pending}
      isLoading={status === 'loading' && rows.length === 0}
      empty={
        complete ? (
          <PeopleEmpty search={filter.search} onClear={() => onChange({ search: '' })} />
        ) : (
          <ListNotLoaded items="people" />
        )
      }
    />
  );
});
