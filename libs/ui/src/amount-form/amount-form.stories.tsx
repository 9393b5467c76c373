import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { AmountForm } from './amount-form.tsx';

const meta = {
  component: AmountForm,
  args: { label: 'What did it cost?', initialValue: 4500, onSave: fn(), onCancel: fn() },
} satisfies Meta<typeof AmountForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prefilled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What did it cost?' })).toHaveFocus();
  },
};
export const Empty: Story = { args: { initialValue: 0 } };
export const Unreadable: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('a lot{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(canvas.getByText(/is not an amount/)).toBeVisible();
  },
};
