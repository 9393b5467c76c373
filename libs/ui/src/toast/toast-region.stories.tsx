import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
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
export const Undone: Story = {
  args: { store: showing(deleted) },
  play: async () => {
    undo.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalledOnce();
  },
};
