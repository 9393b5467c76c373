import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { MoneyField } from './money-field.tsx';

const meta = {
  component: MoneyField,
  decorators: [liveValue],
  args: { label: 'Cost', value: 0, onChange: fn() },
} satisfies Meta<typeof MoneyField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Zero: Story = {};
export const Filled: Story = { args: { value: 123450 } };
export const NoAmount: Story = {
  args: { label: 'Budget', value: null, emptyValue: null, isOptional: true },
};
export const Invalid: Story = {
  args: { value: 99999999, errorMessage: 'This is more than an amount can be. Use a smaller one.' },
};
export const Disabled: Story = { args: { value: 4999, isDisabled: true } };
/** Every keystroke yields whole cents. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Cost');
    await userEvent.clear(field);
    await userEvent.type(field, '0.05');
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await userEvent.tab();
    await expect(field).toHaveValue('0.05');
  },
};
export const Pasted: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Cost');
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste('$1,234.50');
    await expect(args.onChange).toHaveBeenLastCalledWith(123450);
  },
};
