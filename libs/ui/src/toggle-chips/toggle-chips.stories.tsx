import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { ToggleChips } from './toggle-chips.tsx';

const meta = {
  component: ToggleChips,
  decorators: [liveValue],
  args: {
    label: 'Also for',
    value: [],
    onChange: fn(),
    options: [
      { id: 'mum', label: 'Mum' },
      { id: 'ben', label: 'Ben' },
      { id: 'zoe', label: 'Zoë' },
    ],
  },
} satisfies Meta<typeof ToggleChips>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NothingPicked: Story = {};
export const Picked: Story = { args: { value: ['mum'] } };
export const LongNames: Story = {
  args: {
    value: ['mum'],
    options: [
      { id: 'mum', label: 'Maximiliane Alexandra von und zu Hohenlohe-Waldenburg-Schillingsfürst' },
      { id: 'ben', label: 'Ben' },
    ],
  },
};
export const Disabled: Story = { args: { value: ['ben'], isDisabled: true } };
/** What is picked elsewhere stays picked. */
export const Pressed: Story = {
  args: { value: ['someone else'] },
  parameters: { screenshot: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoë' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['someone else', 'zoe']);
    await userEvent.click(canvas.getByRole('button', { name: 'Mum' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['someone else', 'zoe', 'mum']);
    await userEvent.click(canvas.getByRole('button', { name: 'Zoë' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['someone else', 'mum']);
  },
};
