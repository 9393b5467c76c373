import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { NumberField } from './number-field.tsx';

const meta = {
  component: NumberField,
  decorators: [liveValue],
  args: { label: 'How many', value: 2, onChange: fn(), minValue: 0 },
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: null } };
export const AtItsLeast: Story = { args: { value: 0 } };
export const Invalid: Story = { args: { errorMessage: 'There are only twelve of them.' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Stepped: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Increase/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
};
