import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { Checkbox } from './checkbox.tsx';

const meta = {
  component: Checkbox,
  decorators: [liveValue],
  args: { label: 'Every year', value: false, onChange: fn() },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { value: true } };
export const Described: Story = { args: { description: 'A birthday comes every year by itself.' } };
export const Off: Story = {};
export const Invalid: Story = { args: { errorMessage: 'Agree, or leave this page.' } };
export const Disabled: Story = { args: { value: true, isDisabled: true } };
export const LongText: Story = {
  args: {
    label: 'Show all events, those that have passed as well as those that are still to come',
  },
};
export const Focused: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
