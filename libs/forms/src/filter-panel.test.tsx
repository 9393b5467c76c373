import { choose } from '@evergift/contract/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { directions, FilterPanel } from './filter-panel.tsx';

const sorts = [
  { id: 'name', label: 'Name', directions: directions.text },
  { id: 'newest', label: 'Newest', directions: directions.newest },
] as const;

function open() {
  const changes: object[] = [];
  function Panel() {
    const [filter, setFilter] = useState({
      search: '',
      sort: 'name' as 'name' | 'newest',
      direction: 'asc' as 'asc' | 'desc',
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
