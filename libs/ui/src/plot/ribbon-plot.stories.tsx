import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { RibbonPlot } from './ribbon-plot.tsx';

const on = (date: string, isFilled = true) => ({ id: date, date, text: date, isFilled });

const meta = {
  component: RibbonPlot,
  args: {
    title: 'Occasions, 2026',
    description: '5 occasions.',
    year: 2026,
    points: [
      on('2026-01-01'),
      on('2026-03-04', false),
      on('2026-11-27'),
      ...['24', '25', '26', '31'].map((day) => on(`2026-12-${day}`, day === '24')),
    ],
    legend: { filled: 'Something was given', open: 'Nothing yet' },
    today: '2026-11-20',
  },
  render: (args) => (
    <Card>
      <RibbonPlot {...args} />
    </Card>
  ),
} satisfies Meta<typeof RibbonPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AYear: Story = {
  parameters: { room: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Occasions, 2026' })).toHaveAccessibleDescription(
      '5 occasions.',
    );
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const AllOnOneDay: Story = {
  args: {
    points: Array.from({ length: 20 }, (_, index) => ({ ...on('2026-12-24'), id: String(index) })),
  },
};
export const ALeapYear: Story = {
  args: { year: 2024, today: '2026-11-20', points: [on('2024-02-29'), on('2024-12-31')] },
};
export const NoOccasion: Story = { args: { points: [] } };
