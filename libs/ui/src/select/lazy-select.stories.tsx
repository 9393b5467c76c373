import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { LazySelect } from './lazy-select.tsx';

const options = [
  { id: 'everybody', label: 'Everybody' },
  { id: 'ada', label: 'Ada' },
];

const meta = {
  component: LazySelect,
  decorators: [liveValue],
  args: { label: 'Person', isLabelHidden: true, options, value: 'everybody', onChange: fn() },
} satisfies Meta<typeof LazySelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Everybody/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Ada' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('ada');
  },
};
