import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Gift, Plus } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/avatar.tsx';
import { CommandList } from './command-list.tsx';

const sections = [
  {
    id: 'actions',
    title: 'Actions',
    commands: [
      { id: 'add', label: 'Add Gift', icon: <Plus size={18} />, keys: ['n'] },
      { id: 'events', label: 'Events', icon: <CalendarHeart size={18} />, keys: ['g', 'e'] },
    ],
  },
  {
    id: 'found',
    title: 'Found',
    commands: [
      { id: 'ana', label: 'Ana', detail: 'Sister', icon: <Avatar name="Ana" size="small" /> },
      { id: 'socks', label: 'Walking socks', detail: 'for Ana', icon: <Gift size={18} /> },
    ],
  },
];

const meta = {
  component: CommandList,
  args: {
    label: 'Search everything',
    placeholder: 'Search, or say what to do',
    query: '',
    onQueryChange: fn(),
    sections,
    onRun: fn(),
    emptyText: 'Nothing found',
  },
} satisfies Meta<typeof CommandList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const Empty: Story = { args: { sections: [], query: 'zzz' } };
/** A name from the other side is beside its icon, as the others are. */
export const FromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const [icon, name] = canvas.getByRole('menuitem', { name: /Walking socks/ }).children;
    const text = document.createRange();
    text.selectNodeContents(name!.firstElementChild!);
    const gap = icon!.getBoundingClientRect().left - text.getBoundingClientRect().right;
    await expect(gap).toBeLessThan(24);
  },
};
export const RunByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onRun).toHaveBeenCalledWith('events');
  },
};
