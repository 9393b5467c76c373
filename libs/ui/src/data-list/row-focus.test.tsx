import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataList } from './data-list.tsx';

const names = ['Ana', 'Ben', 'Cleo'];

/** A list whose rows can be deleted, on a page with a heading. */
function setUp({ initial = names, empty = <p>Nobody yet</p>, isWide = true } = {}) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  let change = (_next: string[]) => {};
  function PeoplePage() {
    const [rows, setRows] = useState(initial);
    change = setRows;
    const remove = (name: string) => setRows(rows.filter((each) => each !== name));
    return (
      <main>
        <h1 tabIndex={-1}>People</h1>
        <button>Somewhere else</button>
        <DataList
          label="People"
          rows={rows}
          getRowId={(name) => name}
          empty={empty}
          columns={[
            { id: 'name', header: 'NAME', isRowHeader: true, cell: (name) => name },
            {
              id: 'actions',
              header: 'ACTIONS',
              cell: (name) => (
                <>
                  <button>Edit {name}</button>
                  <button onClick={() => remove(name)}>Delete {name}</button>
                </>
              ),
            },
          ]}
        />
      </main>
    );
  }
  render(<PeoplePage />);
  const user = userEvent.setup();
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
  };
  return { press, change: (next: string[]) => change(next) };
}

const focused = () => document.activeElement?.textContent;

afterEach(() => vi.unstubAllGlobals());

describe('P7 M1 the focus, when its row is deleted', () => {
  test.each([true, false])('goes to the same button of the next row (wide: %s)', async (isWide) => {
    const { press } = setUp({ isWide });
    await press('Delete Ben');
    expect(focused()).toBe('Delete Cleo');
  });

  test('goes to the row before when it was the last one', async () => {
    const { press } = setUp();
    await press('Delete Cleo');
    expect(focused()).toBe('Delete Ben');
  });

  test('goes to what an empty list offers', async () => {
    const { press } = setUp({ initial: ['Ana'], empty: <button>Add Person</button> });
    await press('Delete Ana');
    expect(focused()).toBe('Add Person');
  });

  test('goes to the page’s heading when an empty list offers nothing', async () => {
    const { press } = setUp({ initial: ['Ana'] });
    await press('Delete Ana');
    expect(focused()).toBe('People');
  });

  test('stays where it went meanwhile', () => {
    const { change } = setUp();
    screen.getByRole('button', { name: 'Delete Ben' }).focus();
    screen.getByRole('button', { name: 'Somewhere else' }).focus();
    act(() => change(['Ana']));
    expect(focused()).toBe('Somewhere else');
  });
});
