import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { Dialog } from '../dialog/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastRequest } from './toast-store.ts';

function setUp(more?: ReactNode) {
  const scheduler = new VirtualTimeScheduler();
  const store = createToastStore({ scheduler });
  render(
    <>
      <main>
        <h1 tabIndex={-1}>A page</h1>
      </main>
      <button>elsewhere</button>
      {more}
      <ToastRegion store={store} />
    </>,
  );
  return {
    user: userEvent.setup(),
    show: (request: ToastRequest) => act(() => void store.show(request)),
    runTo: (milliseconds: number) =>
      act(() => {
        scheduler.schedule(() => {}, milliseconds - scheduler.now());
        scheduler.maxFrames = milliseconds;
        scheduler.flush();
      }),
  };
}

/** A button that opens a field, which takes the focus. */
function Search() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Search</button>
      {isOpen && <input type="search" ref={(field) => field?.focus()} />}
    </>
  );
}

const liveOf = (text: string) =>
  screen.getByText(text).closest('[aria-live]')?.getAttribute('aria-live');

describe('T1 the toast region', () => {
  test('is there and listening before the first toast, so that it is announced', () => {
    setUp();
    const region = screen.getByRole('region', { name: 'Notifications' });
    const live = [...region.querySelectorAll('[aria-live]')];
    expect(live.map((list) => list.getAttribute('aria-live'))).toEqual(['polite', 'assertive']);
  });

  test('announces errors at once and the others when it is quiet', () => {
    const { show } = setUp();
    show({ type: 'success', title: 'Success!', message: 'Successfully updated Socks' });
    show({ type: 'error', title: 'Error', message: 'Error updating Socks' });
    expect(liveOf('Successfully updated Socks')).toBe('polite');
    expect(liveOf('Error updating Socks')).toBe('assertive');
  });

  test('pauses the countdown while the pointer is on it', async () => {
    const { user, show, runTo } = setUp();
    show({ message: 'Saved' });
    runTo(4000);
    await user.hover(screen.getByText('Saved'));
    runTo(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    await user.unhover(screen.getByText('Saved'));
    runTo(21_300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('pauses the countdown while the focus is in it', async () => {
    const { user, show, runTo } = setUp();
    show({ message: 'Saved' });
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close notification' }));
    runTo(20_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    await user.click(screen.getByText('elsewhere'));
    runTo(25_300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('is reached by F6, newest toast first, and left by it, also while a dialog is open', async () => {
    const { user, show } = setUp(
      <Dialog title="Add Person" isOpen onOpenChange={() => undefined}>
        <input aria-label="Name" />
      </Dialog>,
    );
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(name);
    show({ message: 'Saved' });
    show({ message: 'Deleted', action: { label: 'Undo', onAction: () => undefined } });
    await user.keyboard('{F6}');
    const undo = screen.getByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    await user.keyboard('{F6}');
    expect(document.activeElement).toBe(name);
  });

  test('runs the action once, however often it is pressed while it leaves', async () => {
    const { user, show } = setUp();
    const onAction = vi.fn();
    show({ message: 'Deleted', action: { label: 'Undo', onAction } });
    await user.dblClick(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
  });

  test('runs the action and closes', async () => {
    const { user, show, runTo } = setUp();
    const onAction = vi.fn();
    show({ message: 'Deleted', action: { label: 'Undo', onAction } });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledOnce();
    runTo(300);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  test('closes by its button', async () => {
    const { user, show, runTo } = setUp();
    show({ message: 'Saved', duration: 0 });
    await user.click(screen.getByRole('button', { name: 'Close notification' }));
    expect(screen.getByText('Saved').closest('li')?.dataset.closing).toBe('true');
    runTo(300);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('closes by Escape when it has the focus, and only it', async () => {
    const onOpenChange = vi.fn();
    const { user, show, runTo } = setUp(
      <Dialog title="Add Person" isOpen onOpenChange={onOpenChange}>
        <input aria-label="Name" />
      </Dialog>,
    );
    const name = screen.getByLabelText('Name');
    act(() => name.focus());
    show({ message: 'Saved', duration: 0 });
    show({ message: 'Deleted', action: { label: 'Undo', onAction: () => undefined } });
    await user.keyboard('{F6}{Escape}');
    runTo(300);
    expect(screen.queryByText('Deleted')).toBeNull();
    expect(screen.queryByText('Saved')).not.toBeNull();
    expect(onOpenChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(name);
  });

  test('gives the focus back when the toast that has it goes away, and pauses nothing any more', async () => {
    const { user, show, runTo } = setUp();
    const elsewhere = screen.getByText('elsewhere');
    await user.click(elsewhere);
    show({ message: 'Saved' });
    show({ message: 'Also saved' });
    await user.tab();
    await user.keyboard('{Enter}');
    runTo(300);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
    await act(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    runTo(300 + 5300);
    expect(screen.queryByText('Also saved')).toBeNull();
  });

  test('gives it to the page’s heading when where it came from is gone', async () => {
    const { user, show, runTo } = setUp();
    const row = document.body.appendChild(document.createElement('button'));
    row.focus();
    show({ message: 'Deleted', action: { label: 'Undo', onAction: () => undefined } });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    row.remove();
    await user.keyboard('{Enter}');
    runTo(300);
    expect(document.activeElement).toBe(screen.getByRole('heading'));
  });

  test('leaves it where it went in the same moment, such as a dialog that opens', () => {
    const { show, runTo } = setUp(<Search />);
    show({ message: 'Deleted', action: { label: 'Undo', onAction: () => undefined } });
    const undo = screen.getByRole('button', { name: 'Undo' });
    act(() => undo.focus());
    act(() => undo.click());
    act(() => {
      screen.getByText('Search').click();
      runTo(300);
    });
    expect(screen.queryByText('Deleted')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
