import { choose } from '@evergift/contract/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { FilterChoice } from './filter-choice.tsx';
import { directions, FilterPanel } from './filter-panel.tsx';

const sorts = [
  { id: 'name', label: 'Name', directions: directions.text },
  { id: 'newest', label: 'Newest', directions: directions.newest },
] as const;

const statuses = [
  { id: 'all', label: 'Every status' },
  { id: 'idea', label: 'Ideas' },
];

function open({ isHidden = false } = {}) {
  const changes: object[] = [];
  function Panel() {
    const [filter, setFilter] = useState({
      search: '',
      sort: 'name' as 'name' | 'newest',
      direction: 'asc' as 'asc' | 'desc',
      status: 'all',
    });
    const change = (next: Partial<typeof filter>) => {
      changes.push(next);
      setFilter((before) => ({ ...before, ...next }));
    };
    return (
      <FilterPanel
        filter={filter}
        onChange={change}
        searchLabel="Search wishes"
        placeholder="search wishes..."
        sorts={sorts}
        undirectedSort="newest"
        isHidden={isHidden}
        filters={
          <FilterChoice
            label="Status"
            options={statuses}
            value={filter.status}
            all="all"
            onChange={(status) => change({ status })}
          />
        }
        set={
          filter.status === 'all'
            ? []
            : [{ id: 'status', label: 'Ideas', onRemove: () => change({ status: 'all' }) }]
        }
      />
    );
  }
  render(<Panel />);
  return { user: userEvent.setup(), changes };
}

test('P2 the panel is open at first and says what is changed, one thing at a time', async () => {
  const { user, changes } = open();
  await user.type(screen.getByPlaceholderText('search wishes...'), 'ab');
  await choose(user, 'Direction', 'Z to A');
  expect(changes).toEqual([{ search: 'a' }, { search: 'ab' }, { direction: 'desc' }]);
});

test('P4 the direction cannot be chosen for the sort that has its own order', async () => {
  const { user } = open();
  const direction = () => screen.getByRole<HTMLButtonElement>('button', { name: /Direction/ });
  expect(direction().disabled).toBe(false);
  await choose(user, 'Sort by', 'Newest');
  expect(direction().disabled).toBe(true);
});

test('a filter that is set can be taken back where it is shown, and keeps the focus there', async () => {
  const { user, changes } = open();
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).toBeNull();
  await choose(user, 'Status', 'Ideas');
  await user.click(screen.getByRole('button', { name: 'Remove filter Ideas' }));
  expect(changes).toEqual([{ status: 'idea' }, { status: 'all' }]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /Status/ }));
});

test('P2 folded, the panel names each filter that is set, and removes it by one press', async () => {
  const { user, changes } = open();
  await choose(user, 'Status', 'Ideas');
  await user.type(screen.getByPlaceholderText('search wishes...'), 'a');
  const fold = screen.getByRole('button', { name: 'Filter & Sort' });
  await user.click(fold);
  const set = () => screen.queryAllByRole('button', { name: /^Remove filter/, hidden: false });
  expect(set().map((button) => button.textContent)).toEqual(['“a”', 'Ideas']);
  await user.click(set()[0]!);
  expect(changes.at(-1)).toEqual({ search: '' });
  expect(document.activeElement).toBe(set()[0]);
  await user.click(set()[0]!);
  expect(changes.at(-1)).toEqual({ status: 'all' });
  expect(set()).toEqual([]);
  expect(document.activeElement).toBe(fold);
});

test('where there is nothing to filter there is no panel', () => {
  open({ isHidden: true });
  expect(screen.queryByRole('button', { name: 'Filter & Sort' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});
