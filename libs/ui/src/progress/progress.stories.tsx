import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './progress.tsx';

const meta = {
  component: Progress,
  args: { label: 'Budget', value: 7000, max: 20000, valueText: '$70.00 / $200.00' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stops at the end, and says the rest in words. */
export const Exceeded: Story = {
  args: { value: 26000, valueText: '$260.00 / $200.00' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('Budget exceeded')).toBeVisible();
  },
};
export const Begun: Story = {};
export const Nothing: Story = { args: { value: 0, valueText: '$0.00 / $200.00' } };
export const Full: Story = { args: { value: 20000, valueText: '$200.00 / $200.00' } };
export const BudgetOfZero: Story = { args: { value: 1, max: 0, valueText: '$0.01 / $0.00' } };
export const LabelHidden: Story = { args: { isLabelHidden: true } };
