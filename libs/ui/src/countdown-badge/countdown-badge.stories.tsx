import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster } from '../layout/layout.tsx';
import { CountdownBadge, type Urgency } from './countdown-badge.tsx';

const meta = {
  component: CountdownBadge,
  args: { days: 12, urgency: 'warning' },
} satisfies Meta<typeof CountdownBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const DAYS: readonly (readonly [days: number | null, urgency: Urgency])[] = [
  [0, 'urgent'],
  [1, 'urgent'],
  [14, 'warning'],
  [120, 'good'],
  [-1, 'none'],
  [-40, 'none'],
  [null, 'none'],
];

const all = (form: 'short' | 'away') => (
  <Cluster>
    {DAYS.map(([days, urgency]) => (
      <CountdownBadge key={days} days={days} urgency={urgency} form={form} />
    ))}
  </Cluster>
);

export const Short: Story = { render: () => all('short') };
export const Away: Story = { render: () => all('away') };
export const Soon: Story = {};
export const Today: Story = { args: { days: 0, urgency: 'urgent' } };
export const NoDate: Story = { args: { days: null, urgency: 'none' } };
