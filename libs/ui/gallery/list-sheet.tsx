import { Avatar } from '@evergift/ui/avatar';
import { Badge } from '@evergift/ui/badge';
import { Button } from '@evergift/ui/button';
import { formatDate } from '@evergift/ui/calendar-date';
import { Checkbox } from '@evergift/ui/checkbox';
import { CountdownBadge } from '@evergift/ui/countdown-badge';
import { DataList, type DataListColumn } from '@evergift/ui/data-list';
import { Disclosure } from '@evergift/ui/disclosure';
import { EmptyState } from '@evergift/ui/empty-state';
import { IconButton } from '@evergift/ui/icon-button';
import { CardGrid, Cluster, Stack } from '@evergift/ui/layout';
import { Link } from '@evergift/ui/link';
import { formatMoney } from '@evergift/ui/money';
import { PageHeader } from '@evergift/ui/page-header';
import { SearchField } from '@evergift/ui/search-field';
import { Select } from '@evergift/ui/select';
import { StatCard } from '@evergift/ui/stat-card';
import { CalendarHeart, Gift, Pencil, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { people, type SamplePerson } from './samples.ts';

const columns: readonly DataListColumn<SamplePerson>[] = [
  {
    id: 'name',
    header: 'NAME',
    isRowHeader: true,
    skeleton: 'person',
    cell: (person) => (
      <Link href="#" variant="name" media={<Avatar name={person.name} seed={person.id} />}>
        {person.name}
      </Link>
    ),
  },
  {
    id: 'relation',
    header: 'RELATION',
    place: 'tag',
    skeleton: 'tag',
    cell: (person) => (person.relationship ? <Badge>{person.relationship}</Badge> : '--'),
    cardCell: (person) => person.relationship && <Badge>{person.relationship}</Badge>,
  },
  {
    id: 'birthday',
    header: 'BIRTHDAY',
    cell: (person) => (
      <Cluster>
        {person.birthday && formatDate(person.birthday, 'day')}
        <CountdownBadge days={person.days} urgency={person.urgency} form="away" />
      </Cluster>
    ),
  },
  {
    id: 'gifts',
    header: 'GIFTS',
    align: 'end',
    place: 'aside',
    skeleton: 'number',
    cell: (person) => person.gifts,
    cardCell: (person) => `🎁 ${person.gifts}`,
  },
  {
    id: 'spent',
    header: 'SPENT',
    align: 'end',
    skeleton: 'number',
    cell: (person) => formatMoney(person.spent),
  },
  {
    id: 'actions',
    header: 'ACTIONS',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: (person) => (
      <span style={{ whiteSpace: 'nowrap' }}>
        <IconButton label={`Edit ${person.name}`} icon={<Pencil size={16} />} size="small" />
        <IconButton
          label={`Delete ${person.name}`}
          icon={<Trash2 size={16} />}
          size="small"
          variant="danger"
        />
      </span>
    ),
  },
];

export function ListSheet() {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState('name');
  const [isAll, setIsAll] = useState(false);
  const query = new URLSearchParams(location.search);
  const rows = people
    .filter((person) => person.name.toLowerCase().includes(search.toLowerCase()))
    .slice(0, Number(query.get('rows') ?? 99));
  return (
    <>
      <PageHeader
        title="People"
        actions={
          <Button variant="primary" icon={<Plus size={18} />}>
            Add Person
          </Button>
        }
      />
      <CardGrid columnWidth="14rem">
        <StatCard
          label="Upcoming Events"
          figure={8}
          lines={['3 within 30 days']}
          href="#"
          icon={<CalendarHeart size={18} />}
        />
        <StatCard
          label="Gifts"
          figure={48}
          lines={['31 ideas', '17 bought']}
          href="#"
          icon={<Gift size={18} />}
        />
      </CardGrid>
      <Disclosure title="Filter & Sort" icon={<SlidersHorizontal size={18} />}>
        <Stack>
          <CardGrid columnWidth="13rem" gap="tight">
            <SearchField
              label="Search people"
              placeholder="search people..."
              value={search}
              onChange={setSearch}
            />
            <Select
              label="Sort by"
              isLabelHidden
              value={sort}
              onChange={setSort}
              options={[
                { id: 'name', label: 'Name' },
                { id: 'birthday', label: 'Birthday' },
                { id: 'recentlyAdded', label: 'Recently added' },
              ]}
            />
            <Select
              label="Direction"
              isLabelHidden
              value="asc"
              onChange={() => {}}
              isDisabled={sort === 'recentlyAdded'}
              options={[
                { id: 'asc', label: 'Asc' },
                { id: 'desc', label: 'Desc' },
              ]}
            />
          </CardGrid>
          <Checkbox label="show all events" value={isAll} onChange={setIsAll} />
        </Stack>
      </Disclosure>
      <DataList
        label="People"
        rows={rows}
        columns={columns}
        getRowId={(person) => person.id}
        isLoading={query.has('loading')}
        isRowPending={(person) => person.id === 'p6'}
        empty={
          <EmptyState
            title="Nobody here by that name"
            message="Try fewer letters, or add somebody new."
            action={<Button onPress={() => setSearch('')}>Clear search</Button>}
          />
        }
      />
    </>
  );
}
