import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { DateField } from '../date-field/date-field.tsx';
import { RouterProvider } from '../router-provider/router-provider.tsx';
import { Select } from '../select/select.tsx';
import { Dialog } from './dialog.tsx';

const router = vi.fn();

const people = [
  { id: 'ana', label: 'Ana' },
  { id: 'ben', label: 'Ben' },
];

/** The fields that open something over the dialog and have no text. */
function Fields() {
  const [who, setWho] = useState<string | null>(null);
  const [day, setDay] = useState('');
  return (
    <>
      <Select label="Kind" options={people} value={who} onChange={setWho} />
      <DateField label="Day" value={day} onChange={setDay} />
    </>
  );
}

/** A tab that came from one page to another, where two dialogs can be opened, one in the other. */
function setUp({ isDismissable = true } = {}) {
  history.pushState({ idx: 0, key: 'before' }, '', '/before');
  history.pushState({ idx: 1, key: 'page' }, '', '/page');
  function Page() {
    const [open, setOpen] = useState(0);
    return (
      <>
        <button onClick={() => setOpen(1)}>Open</button>
        <Dialog
          title="Outer"
          isOpen={open >= 1}
          onOpenChange={() => setOpen(0)}
          isDismissable={isDismissable}
        >
          <button onClick={() => setOpen(2)}>Open more</button>
          <input aria-label="Amount" />
          <Fields />
          <Dialog title="Inner" isOpen={open === 2} onOpenChange={() => setOpen(1)}>
            Text
          </Dialog>
        </Dialog>
      </>
    );
  }
  addEventListener('popstate', router);
  const show = (place: string) => (
    <RouterProvider navigate={() => undefined} place={place}>
      <Page />
    </RouterProvider>
  );
  const view = render(show('page'));
  return {
    user: userEvent.setup(),
    /** The router opens a page, as a link does. */
    push: (path: string) => {
      history.pushState({ idx: history.state.idx + 1, key: path }, '', path);
      view.rerender(show(path));
    },
  };
}

/** Goes back or forward and waits until the tab is there and what follows is done. */
async function go(steps: number) {
  const before = history.state as object;
  history.go(steps);
  await waitFor(() => expect(history.state).not.toBe(before));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

const isOpen = (name: string) => screen.queryByRole('dialog', { name }) !== null;

beforeEach(() => {
  removeEventListener('popstate', router);
  router.mockClear();
});

describe('M1 Back', () => {
  test('closes the dialog and stays on the page', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    expect(isOpen('Outer')).toBe(true);
    await go(-1);
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    expect(location.pathname).toBe('/page');
    expect(router).not.toHaveBeenCalled();
    await go(-1);
    expect(location.pathname).toBe('/before');
    expect(router).toHaveBeenCalledOnce();
  });

  test('closes nested dialogs one by one', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByText('Open more'));
    await go(-1);
    await waitFor(() => expect(isOpen('Inner')).toBe(false));
    expect(isOpen('Outer')).toBe(true);
    await go(-1);
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    expect(location.pathname).toBe('/page');
  });

  test.each([
    ['Kind', 'listbox'],
    ['Calendar', 'grid'],
  ])('closes what the field %s has open before the dialog', async (field, role) => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByRole('button', { name: new RegExp(field) }));
    expect(screen.getByRole(role)).toBeDefined();
    await go(-1);
    await waitFor(() => expect(screen.queryByRole(role)).toBeNull());
    expect(isOpen('Outer')).toBe(true);
    await go(-1);
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    expect(location.pathname).toBe('/page');
  });

  test('closes the dialog at once when a list in it was closed by a choice', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByRole('button', { name: /Kind/ }));
    await user.click(screen.getByRole('option', { name: 'Ben' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await go(-1);
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    expect(location.pathname).toBe('/page');
  });

  test('asks before text that is part of no value is lost, and Back takes the question back', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    (screen.getByLabelText('Amount') as HTMLInputElement).setCustomValidity('Not an amount');
    const question = () => screen.queryByRole('alertdialog');
    await go(-1);
    await waitFor(() => expect(question()).not.toBeNull());
    await go(-1);
    await waitFor(() => expect(question()).toBeNull());
    expect(isOpen('Outer')).toBe(true);
    expect(location.pathname).toBe('/page');
  });

  test('goes one page back after a dialog was closed otherwise', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    await user.click(screen.getByText('Open'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    await go(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  test('returns to the page from one that a dialog led to, and from there goes on back', async () => {
    const { user, push } = setUp();
    await user.click(screen.getByText('Open'));
    await user.keyboard('{Escape}');
    push('/new');
    push('/newer');
    await go(-1);
    expect(location.pathname).toBe('/new');
    await go(-1);
    expect(location.pathname).toBe('/page');
    expect(router).toHaveBeenCalledTimes(2);
    await go(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  test('leaves a dialog that must not be dismissed, however often', async () => {
    const { user } = setUp({ isDismissable: false });
    await user.click(screen.getByText('Open'));
    await go(-1);
    await go(-1);
    expect(isOpen('Outer')).toBe(true);
    expect(location.pathname).toBe('/page');
  });

  test('Forward opens nothing and changes nothing', async () => {
    const { user } = setUp();
    await user.click(screen.getByText('Open'));
    await go(-1);
    await go(1);
    expect(isOpen('Outer')).toBe(false);
    expect(location.pathname).toBe('/page');
    await user.click(screen.getByText('Open'));
    await go(-1);
    await waitFor(() => expect(isOpen('Outer')).toBe(false));
    expect(location.pathname).toBe('/page');
  });
});
