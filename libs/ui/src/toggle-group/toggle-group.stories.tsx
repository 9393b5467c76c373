import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { ToggleGroup } from './toggle-group.tsx';

const meta = {
  component: ToggleGroup,
  decorators: [liveValue],
  args: {
    label: 'Show events within',
    value: 'year',
    onChange: fn(),
    options: [
      { id: '30', label: '30 Days' },
      { id: '90', label: '90 Days' },
      { id: 'year', label: 'This Year' },
    ],
  },
} satisfies Meta<typeof ToggleGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const Wide: Story = { args: { isWide: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Focused: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('90');
  },
};
