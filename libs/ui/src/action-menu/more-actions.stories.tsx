import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MoreActions } from './more-actions.tsx';

const deleted = fn();

const meta = {
  component: MoreActions,
  args: {
    label: 'Actions for Noor',
    actions: [
      { id: 'edit', label: 'Edit', icon: <Pencil size={18} />, onAction: fn() },
      {
        id: 'delete',
        label: 'Delete',
        icon: <Trash2 size={18} />,
        isDanger: true,
        onAction: deleted,
      },
    ],
  },
} satisfies Meta<typeof MoreActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
/** At its button. */
export const Open: Story = {
  parameters: { room: 'wide' },
  globals: { viewport: { value: 'sheet' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    // It is there before it has faded in.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};
/** On a phone, a sheet from below. */
export const Sheet: Story = {
  ...Open,
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
};
/** What was chosen runs when the focus is back on the button. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    deleted.mockClear();
    const button = canvas.getByRole('button');
    deleted.mockImplementation(() => expect(button).toHaveFocus());
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};
/** Escape closes it, and gives the focus back. */
export const Escaped: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
/** So does Tab, in a sheet too: nothing beside it can have the focus. */
export const Tabbed: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const edit = await screen.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
