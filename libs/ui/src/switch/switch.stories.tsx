import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { Switch } from './switch.tsx';

const meta = {
  component: Switch,
  decorators: [liveValue],
  args: { label: 'Reminders', value: false, onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { value: true } };
export const Described: Story = { args: { description: 'A week before every occasion.' } };
export const Off: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const DisabledOn: Story = { args: { isDisabled: true, value: true } };
export const Focused: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};
