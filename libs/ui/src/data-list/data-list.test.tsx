import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataList, type DataListColumn } from './data-list.tsx';

interface Person {
  id: string;
  name: string;
  gifts: number;
}

const columns: readonly DataListColumn<Person>[] = [
  { id: 'name', header: 'NAME', isRowHeader: true, cell: (person) => person.name },
  {
    id: 'gifts',
    header: 'GIFTS',
    place: 'aside',
    cell: (person) => person.gifts,
    cardCell: (person) => `🎁 ${person.gifts}`,
  },
  { id: 'spent', header: 'SPENT', cell: () => '$1.00' },
];
const rows = [
  { id: '1', name: 'Ana', gifts: 3 },
  { id: '2', name: 'Tomás', gifts: 0 },
];

function show(props: Partial<Parameters<typeof DataList<Person>>[0]> = {}) {
  render(
    <DataList
      label="People"
      rows={rows}
      columns={columns}
      getRowId={(person) => person.id}
      empty={<p>Nobody yet</p>}
      {...props}
    />,
  );
}

function onScreenOf(width: 'wide' | 'small') {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

afterEach(() => vi.unstubAllGlobals());

describe('P5 a list', () => {
  test('is a table with column and row headers on a wide screen', () => {
    onScreenOf('wide');
    show();
    const table = screen.getByRole('table', { name: 'People' });
    const headers = within(table).getAllByRole('columnheader');
    expect(headers.map((header) => header.textContent)).toEqual(['NAME', 'GIFTS', 'SPENT']);
    const row = within(table).getByRole('row', { name: /Ana/ });
    expect(within(row).getByRole('rowheader').textContent).toBe('Ana');
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['3', '$1.00']);
  });

  test('is a list of cards with labelled values on a small screen', () => {
    onScreenOf('small');
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    const card = within(cards[0]!);
    expect(card.getByText('🎁 3')).toBeTruthy();
    expect(card.getByText('SPENT').nextSibling?.textContent).toBe('$1.00');
  });

  test.each(['wide', 'small'] as const)(
    'P7 keeps the place of 5 rows while loading, %s',
    (width) => {
      onScreenOf(width);
      show({ isLoading: true });
      const list = screen.getByRole(width === 'wide' ? 'table' : 'list', { name: 'People' });
      expect(list.getAttribute('aria-busy')).toBe('true');
      expect(list.querySelectorAll('tbody > tr[aria-hidden], li[aria-hidden]')).toHaveLength(5);
      expect(screen.getByText('Loading')).toBeTruthy();
      expect(screen.queryByText('Ana')).toBeNull();
    },
  );

  test('says so when there is nothing, but not while loading', () => {
    onScreenOf('wide');
    show({ rows: [] });
    expect(screen.getByText('Nobody yet')).toBeTruthy();
    show({ rows: [], isLoading: true });
    expect(screen.getAllByText('Nobody yet')).toHaveLength(1);
  });
});
