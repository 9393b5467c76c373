import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Ellipsis, Gift, Pencil, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

const edit = fn();
const meta = {
  component: Menu,
  args: {
    label: 'More for Ana',
    placement: 'bottom start',
    trigger: <IconButton label="More for Ana" icon={<Ellipsis size={18} />} hasTooltip={false} />,
    actions: [
      { id: 'edit', label: 'Edit', icon: <Pencil size={18} />, onAction: edit },
      { id: 'gift', label: 'Add gift', icon: <Gift size={18} />, href: '#gift' },
      { id: 'event', label: 'Add event', icon: <CalendarHeart size={18} />, isDisabled: true },
      { id: 'delete', label: 'Delete', icon: <Trash2 size={18} />, tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'More for Ana' })).toBeVisible());
  },
};
export const Closed: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Edit' })).toHaveFocus();
  },
};
export const Chosen: Story = {
  play: async ({ canvas }) => {
    edit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(edit).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
