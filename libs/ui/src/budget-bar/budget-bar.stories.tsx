import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BudgetBar } from './budget-bar.tsx';

const format = (amount: number) => `$${(amount / 100).toFixed(2)}`;

const meta = {
  component: BudgetBar,
  args: { label: 'Budget', budget: 80_000, spent: 27_500, planned: 18_000, format },
} satisfies Meta<typeof BudgetBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Planned: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute(
      'aria-valuetext',
      '$275.00 spent, $180.00 planned, $345.00 left',
    );
  },
};
export const NothingPlanned: Story = { args: { planned: 0 } };
export const NothingSpent: Story = { args: { spent: 0 } };
export const PlansExceedIt: Story = { args: { planned: 53_400 } };
export const Exceeded: Story = { args: { spent: 80_900, planned: 0 } };
export const ExceededAndPlanned: Story = { args: { spent: 80_900 } };
