import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataList, type DataListColumn } from './data-list.tsx';

interface Gift {
  id: string;
  name: string;
}

const rowHeight = 40;
const rendered: string[] = [];
const columns: readonly DataListColumn<Gift>[] = [
  {
    id: 'name',
    header: 'NAME',
    isRowHeader: true,
    cell: ({ id, name }) => {
      rendered.push(id);
      return <button type="button">{name}</button>;
    },
  },
];
const many = (count: number): Gift[] =>
  Array.from({ length: count }, (_, index) => ({ id: `g${index}`, name: `Gift ${index}` }));

const idOf = ({ id }: Gift) => id;
const list = (rows: readonly Gift[]) => (
  <DataList label="Gifts" rows={rows} columns={columns} getRowId={idOf} empty="None" />
);
// By selector: to ask a thousand elements for their roles takes long.
const drawn = () =>
  [...document.querySelectorAll('[data-row] button')].map((button) => button.textContent);

const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  act(() => void fireEvent.scroll(window));
};

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: 0, height: this.hasAttribute('data-row') ? rowHeight : 0, width: 100 } as DOMRect;
  });
  window.scrollTo = () => {};
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrollTo(0);
  rendered.length = 0;
});

describe('a list of 10,000', () => {
  const rows = many(10_000);

  test('draws the rows in view, and says how many there are and which these are', () => {
    render(list(rows));
    expect(drawn().length).toBeLessThan(60);
    expect(drawn()).toContain('Gift 0');
    const table = screen.getByRole('table', { name: 'Gifts' });
    expect(table.getAttribute('aria-rowcount')).toBe('10001');
    scrollTo(5_000 * rowHeight);
    expect(drawn()).toContain('Gift 5003');
    expect(drawn().length).toBeLessThan(60);
    const row = within(table).getByRole('row', { name: 'Gift 5003' });
    expect(row.getAttribute('aria-rowindex')).toBe('5005');
  });

  test('is as tall as if it drew them all', () => {
    const { container } = render(list(rows));
    const height = () =>
      [...container.querySelectorAll<HTMLElement>('tbody > tr')]
        .map((row) =>
          row.dataset['row'] ? rowHeight : parseFloat(row.querySelector('td')!.style.blockSize),
        )
        .reduce((sum, part) => sum + part, 0);
    expect(height()).toBe(10_000 * rowHeight);
    scrollTo(300_000);
    expect(height()).toBe(10_000 * rowHeight);
  });

  test('keeps the focused row, and its neighbours for Tab, when it scrolls out of view', () => {
    render(list(rows));
    const button = screen.getByRole('button', { name: 'Gift 3' });
    act(() => button.focus());
    scrollTo(5_000 * rowHeight);
    expect(document.activeElement).toBe(button);
    expect(drawn()).toEqual(expect.arrayContaining(['Gift 2', 'Gift 4', 'Gift 5003']));
  });

  test('one changed row renders again and nothing else, also when rows move', () => {
    const { rerender } = render(list(rows));
    rendered.length = 0;
    rerender(list(rows.map((row) => (row.id === 'g4' ? { ...row, name: 'Other' } : row))));
    expect(rendered).toEqual(['g4']);
    rendered.length = 0;
    rerender(list([{ id: 'new', name: 'New' }, ...rows]));
    expect(rendered).toEqual(['new', 'g4']);
  });

  test('goes on paper with a thousand rows and a word on the rest', () => {
    render(list(rows));
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect(drawn()).toHaveLength(1000);
    expect(screen.getByText('and 9000 more, not printed')).toBeTruthy();
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(drawn().length).toBeLessThan(60);
  });

  test('is one list of cards on a small screen, each with its place', () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }));
    render(list(rows));
    const cards = within(screen.getByRole('list', { name: 'Gifts' })).getAllByRole('listitem');
    expect(cards.length).toBeLessThan(60);
    expect(cards.at(-1)!.getAttribute('aria-setsize')).toBe('10000');
    expect(cards.at(-1)!.getAttribute('aria-posinset')).toBe('10000');
  });
});

test.each([59, 10_000])('of %i rows, one that gets the focus draws nothing again', (count) => {
  const onRender = vi.fn();
  render(
    <Profiler id="list" onRender={onRender}>
      {list(many(count))}
    </Profiler>,
  );
  onRender.mockClear();
  act(() => screen.getByRole('button', { name: 'Gift 3' }).focus());
  expect(onRender).not.toHaveBeenCalled();
});

test('a short list draws every row', () => {
  render(list(many(59)));
  expect(drawn()).toHaveLength(59);
  expect(screen.getByRole('table').hasAttribute('aria-rowcount')).toBe(false);
});
