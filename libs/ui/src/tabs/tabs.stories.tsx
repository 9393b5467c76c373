import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { Tabs } from './tabs.tsx';

const meta = {
  component: Tabs,
  decorators: [liveValue],
  args: {
    label: 'Gifts',
    value: 'ideas',
    onChange: fn(),
    tabs: [
      { id: 'ideas', label: 'Ideas', content: <p>Seven ideas.</p> },
      { id: 'bought', label: 'Bought', content: <p>Two bought.</p> },
      { id: 'given', label: 'Given', content: <p>Nothing yet.</p>, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('bought');
    await expect(await canvas.findByText('Two bought.')).toBeVisible();
  },
};
export const Many: Story = {
  args: {
    tabs: ['ideas', 'Bought', 'Wrapped', 'Given', 'Thanked for', 'Returned'].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
};
