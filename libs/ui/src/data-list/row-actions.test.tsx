import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { DataList, type MenuAction, RowButtons } from './data-list.tsx';

const names = ['Ana', 'Ben', 'Cleo'];

/** A list whose rows open, and can be edited and deleted; says what was done. */
function setUp(width: 'wide' | 'small') {
  vi.stubGlobal('matchMedia', () => ({
    matches: width === 'wide',
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const done: string[] = [];
  const actionsOf = (name: string): MenuAction[] => [
    {
      id: 'edit',
      label: 'Edit',
      icon: '',
      swipe: 'end',
      onAction: () => done.push(`edit ${name}`),
    },
    {
      id: 'delete',
      label: 'Delete',
      icon: '',
      isDanger: true,
      swipe: 'start',
      onAction: () => done.push(`delete ${name}`),
    },
  ];
  render(
    <>
      <button>Before</button>
      <DataList
        label="People"
        rows={names}
        getRowId={(name) => name}
        rowName={(name) => name}
        rowActions={actionsOf}
        empty="Nobody"
        columns={[
          {
            id: 'name',
            header: 'NAME',
            isRowHeader: true,
            cell: (name) => <button onClick={() => done.push(`open ${name}`)}>{name}</button>,
          },
          { id: 'gifts', header: 'GIFTS', cell: (name) => `gifts of ${name}` },
          {
            id: 'actions',
            header: 'ACTIONS',
            place: 'actions',
            cell: (name) => <RowButtons name={name} actions={actionsOf(name)} />,
          },
        ]}
      />
      <button>After</button>
    </>,
  );
  return { user: userEvent.setup(), done };
}

const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

// What a test waits for is the menu, and not the machine that reads its code.
beforeAll(() => import('../action-menu/action-menu.tsx'));
afterEach(() => vi.unstubAllGlobals());

describe('P7 E3 G1 the rows of a list', () => {
  test.each(['wide', 'small'] as const)('are one stop of Tab each, %s', async (width) => {
    const { user } = setUp(width);
    const stops: unknown[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      await user.tab();
      stops.push(focused());
    }
    expect(stops).toEqual(['Before', 'Ana', 'Ben', 'Cleo', 'After']);
    await user.tab({ shift: true });
    expect(focused()).toBe('Cleo');
  });

  test('lead on with the arrow keys, within a row and to the next one', async () => {
    const { user } = setUp('wide');
    await user.tab();
    await user.tab();
    const path: unknown[] = [];
    for (const key of ['Right', 'Right', 'Right', 'Down', 'Left', 'Left', 'Up', 'Up']) {
      await user.keyboard(`{Arrow${key}}`);
      path.push(focused());
    }
    expect(path).toEqual([
      'Edit Ana',
      'Delete Ana',
      'Delete Ana',
      'Delete Ben',
      'Edit Ben',
      'Ben',
      'Ana',
      'Ana',
    ]);
  });

  test('say what a button does on the way there by keys, and it has the focus after a click', async () => {
    const { user, done } = setUp('wide');
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect((await screen.findByRole('tooltip')).textContent).toBe('Edit Ana');
    await user.click(screen.getByRole('button', { name: 'Delete Ben' }));
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect([focused(), done]).toEqual(['Delete Ben', ['delete Ben']]);
  });

  test.each(['wide', 'small'] as const)('open by a press anywhere, %s', async (width) => {
    const { user, done } = setUp(width);
    await user.click(screen.getByText('gifts of Ben'));
    expect(done).toEqual(['open Ben']);
    await user.click(screen.getByRole('button', { name: 'Ana' }));
    expect(done).toEqual(['open Ben', 'open Ana']);
  });

  test('have a menu by right click, which runs what is chosen and gives the focus back', async () => {
    const { user, done } = setUp('wide');
    fireEvent.contextMenu(screen.getByText('gifts of Ben'));
    const menu = await screen.findByRole('menu', { name: 'Actions for Ben' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Delete' }));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(done).toEqual(['delete Ben']);
    expect(focused()).toBe('Ben');
  });

  test('leave the browser its own menu with Shift', () => {
    setUp('wide');
    const isLeft = fireEvent.contextMenu(screen.getByText('gifts of Ben'), { shiftKey: true });
    expect(isLeft).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('have on a small screen a sheet behind …, and nothing is done by closing it', async () => {
    const { user, done } = setUp('small');
    expect(screen.queryByRole('button', { name: 'Delete Ana' })).toBeNull();
    const more = screen.getByRole('button', { name: 'Actions for Ana' });
    await user.click(more);
    await screen.findByRole('menu', { name: 'Actions for Ana' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(more);
    expect(done).toEqual([]);
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(done).toEqual(['edit Ana']);
  });
});

describe('P7 E3 G1 a finger on a row', () => {
  const swipe = (by: number, across = 0) => {
    const row = screen.getByText('gifts of Ben').closest('li')!;
    row.setPointerCapture = () => {};
    const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true };
    fireEvent.pointerDown(row, { ...finger, clientX: 200, clientY: 100 });
    fireEvent.pointerMove(row, { ...finger, clientX: 200 + by / 2, clientY: 100 + across });
    fireEvent.pointerMove(row, { ...finger, clientX: 200 + by, clientY: 100 + across });
    fireEvent.pointerUp(row, { ...finger, clientX: 200 + by, clientY: 100 + across });
  };

  test.each([
    ['to the start far enough deletes', -120, 0, ['delete Ben']],
    ['to the end far enough edits', 120, 0, ['edit Ben']],
    ['a little does nothing', -40, 0, []],
    ['that scrolls does nothing', -120, 300, []],
  ])('%s', (_what, by, across, expected) => {
    const { done } = setUp('small');
    swipe(by, across);
    expect(done).toEqual(expected);
    expect(document.querySelector('[data-swiping]')).toBeNull();
  });
});
