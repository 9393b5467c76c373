import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect } from 'storybook/test';
import { latinPeople, people, type SamplePerson } from '../../.storybook/sample-people.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Badge } from '../badge/badge.tsx';
import { formatDate } from '../calendar-date/calendar-date.ts';
import { CountdownBadge } from '../countdown-badge/countdown-badge.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Link } from '../link/link.tsx';
import { DataList, type DataListColumn } from './data-list.tsx';

const columns: readonly DataListColumn<SamplePerson>[] = [
  {
    id: 'name',
    header: 'NAME',
    isRowHeader: true,
    skeleton: 'person',
    cell: ({ id, name }) => (
      <Link href="#" variant="name" media={<Avatar name={name} seed={id} />}>
        {name}
      </Link>
    ),
  },
  {
    id: 'relation',
    header: 'RELATION',
    place: 'tag',
    skeleton: 'tag',
    cell: ({ relationship }) => (relationship ? <Badge>{relationship}</Badge> : '--'),
    cardCell: ({ relationship }) => relationship && <Badge>{relationship}</Badge>,
  },
  {
    id: 'birthday',
    header: 'BIRTHDAY',
    cell: ({ birthday, days, urgency }) => (
      <Cluster>
        {birthday && formatDate(birthday, 'day')}
        <CountdownBadge days={days} urgency={urgency} form="away" />
      </Cluster>
    ),
  },
  {
    id: 'spent',
    header: 'SPENT',
    align: 'end',
    skeleton: 'number',
    cell: ({ spent }) => `$${spent / 100}`,
  },
  {
    id: 'actions',
    header: 'ACTIONS',
    align: 'end',
    place: 'actions',
    skeleton: 'actions',
    cell: ({ name }) => (
      <Cluster justify="end">
        <IconButton label={`Edit ${name}`} icon={<Pencil size={16} />} size="small" />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash2 size={16} />}
          size="small"
          variant="danger"
        />
      </Cluster>
    ),
  },
];

const meta = {
  component: DataList<SamplePerson>,
  parameters: { room: 'wide' },
  globals: { viewport: { value: 'tablet' } },
  args: {
    label: 'People',
    rows: latinPeople,
    columns,
    getRowId: ({ id }) => id,
    empty: <EmptyState title="Nobody here yet" message="Add the first person you give to." />,
  },
} satisfies Meta<typeof DataList<SamplePerson>>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

export const Table: Story = {};
export const Cards: Story = { args: { rows: latinPeople.slice(0, 3) }, globals: phone };
export const Loading: Story = { args: { isLoading: true } };
export const LoadingCards: Story = {
  args: { isLoading: true, skeletonRows: 3 },
  globals: phone,
};
export const Empty: Story = { args: { rows: [] } };
export const OneRow: Story = { args: { rows: latinPeople.slice(0, 1) } };
export const WaitingForTheNetwork: Story = {
  args: { isRowPending: ({ id }) => id === 'p1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for the network')).toBeInTheDocument();
  },
};
export const NamesOfTheWorld: Story = { args: { rows: people }, parameters: { screenshot: false } };
export const NamesOfTheWorldOnCards: Story = {
  ...NamesOfTheWorld,
  globals: phone,
};

/** What is at the end of the first line never takes the name's room. */
export const LongAmountsOnCards: Story = {
  args: {
    rows: latinPeople.slice(0, 1),
    columns: columns.map((column) =>
      column.id === 'spent'
        ? {
            ...column,
            place: 'aside',
            cell: () => '$9,999,999.99 of $10,000,000.00, over the budget',
          }
        : column,
    ),
  },
  globals: phone,
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('link');
    await expect(name.getBoundingClientRect().width).toBeGreaterThan(60);
  },
};
