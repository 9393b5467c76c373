import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { ColumnPlot } from './column-plot.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const short = new Intl.NumberFormat('en-US', {
  ...{ style: 'currency', currency: 'USD', notation: 'compact' },
  maximumFractionDigits: 1,
});
const columnsOf = (dollars: readonly number[]) =>
  months.map((label, index) => {
    const value = (dollars[index] ?? 0) * 100;
    return { id: label, label, value, text: `${label}: $${dollars[index] ?? 0}` };
  });

const meta = {
  component: ColumnPlot,
  args: {
    title: 'Spent by month, 2026',
    description: 'December $420.00, March $64.00.',
    columns: columnsOf([12, 0, 64, 0, 110, 75, 0, 0, 31.5, 0, 48, 420]),
    format: (cents) => short.format(cents / 100),
  },
  render: (args) => (
    <Card>
      <ColumnPlot {...args} />
    </Card>
  ),
} satisfies Meta<typeof ColumnPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  parameters: { room: 'wide' },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('img', { name: 'Spent by month, 2026' });
    await expect(plot).toHaveAccessibleDescription('December $420.00, March $64.00.');
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OneMonth: Story = {
  args: { columns: columnsOf([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25]) },
};
export const AMillion: Story = { args: { columns: columnsOf([1_000_000, 1]) } };
export const Nothing: Story = { args: { columns: columnsOf([]) } };
