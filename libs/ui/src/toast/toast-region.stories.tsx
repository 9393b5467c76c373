import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { AppFrame } from '../page/page.tsx';
import { ToastRegion } from './toast-region.tsx';
import { createToastStore, type ToastRequest } from './toast-store.ts';

const undo = fn();

function showing(...requests: ToastRequest[]) {
  const store = createToastStore();
  for (const request of requests) store.show({ duration: 0, ...request });
  return store;
}

const deleted: ToastRequest = {
  type: 'success',
  title: 'Event Deleted',
  message: 'You have successfully deleted Winter holidays.',
  action: { label: 'Undo', onAction: undo },
};

const meta = {
  component: ToastRegion,
  args: { store: showing() },
  parameters: { fillsScreen: true },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = { args: { store: showing(deleted) } };
export const Warning: Story = {
  args: {
    store: showing({
      type: 'warning',
      title: 'Missing Fields',
      message: 'Please fill out all required fields.',
    }),
  },
};
export const Info: Story = { args: { store: showing({ message: 'New person added.' }) } };
export const Failure: Story = {
  args: {
    store: showing({
      type: 'error',
      title: 'Failure To Sign In',
      message: 'Too many failed attempts. Please try again in a few minutes.',
    }),
  },
};
export const ThreeOnAPhone: Story = {
  args: {
    store: showing(deleted, { message: 'New person added.' }, { type: 'error', message: 'Error' }),
  },
  globals: { viewport: { value: 'phone' } },
};

/** Where there is no bar, as while somebody signs in, a toast leaves its room to the page. */
export const AboveTheBottomBar: Story = {
  parameters: { screenshot: false },
  globals: { viewport: { value: 'phone' } },
  render: function Page() {
    const [hasBar, setBar] = useState(true);
    const [store] = useState(() => showing({ message: 'New person added.' }));
    return (
      <>
        <AppFrame topBar={null} bottomBar={hasBar && <BottomBar>Pages</BottomBar>}>
          <button onClick={() => setBar(false)}>Sign out</button>
        </AppFrame>
        <ToastRegion store={store} />
      </>
    );
  },
  play: async () => {
    const bottom = () => screen.getByRole('listitem').getBoundingClientRect().bottom;
    const bar = screen.getByRole('navigation').getBoundingClientRect();
    await expect(bottom()).toBeLessThan(bar.top);
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await expect(bottom()).toBeGreaterThan(bar.top);
    await expect(bottom()).toBeLessThan(bar.bottom);
  },
};
export const Undone: Story = {
  args: { store: showing(deleted) },
  play: async () => {
    undo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};

/** A dialog that a toast opens has its height at once: what is in it does not move when the toast is gone. */
export const OpensADialog: Story = {
  parameters: { screenshot: false },
  globals: { viewport: { value: 'phone' } },
  render: function Page() {
    const [isOpen, setOpen] = useState(false);
    const [store] = useState(() =>
      showing({ message: 'Kept.', action: { label: 'Reopen', onAction: () => setOpen(true) } }),
    );
    return (
      <>
        <ToastRegion store={store} />
        <Dialog title="Add Person" isOpen={isOpen} onOpenChange={setOpen}>
          <div style={{ blockSize: '200vh' }} />
        </Dialog>
      </>
    );
  },
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Reopen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Person' });
    const painted = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted();
    const height = dialog.offsetHeight;
    await waitFor(() => expect(screen.queryByText('Kept.')).toBeNull());
    await painted();
    await expect(dialog.offsetHeight).toBe(height);
  },
};
