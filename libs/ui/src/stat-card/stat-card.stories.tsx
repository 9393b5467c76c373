import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarHeart, Gift, UsersRound } from 'lucide-react';
import { Progress } from '../progress/progress.tsx';
import { StatCard, StatRow } from './stat-card.tsx';
import { expect, userEvent } from 'storybook/test';

const meta = {
  component: StatCard,
  args: { label: 'EVENTS', figure: 12, lines: ['8 upcoming'] },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSideBySide: Story = {
  parameters: { room: 'wide' },
  render: () => (
    <StatRow>
      <StatCard
        label="EVENTS"
        figure={12}
        lines={['8 upcoming']}
        href="#e"
        icon={<CalendarHeart size={18} />}
      />
      <StatCard
        label="GIFTS"
        figure={48}
        lines={['31 ideas', '17 bought']}
        href="#g"
        icon={<Gift size={18} />}
      />
      <StatCard
        label="PEOPLE"
        figure={9}
        lines={['7 birthdays']}
        href="#p"
        icon={<UsersRound size={18} />}
      />
    </StatRow>
  ),
};
export const Figure: Story = {};
export const Zero: Story = { args: { figure: 0, lines: ['0 upcoming'] } };
export const WithIcon: Story = { args: { icon: <CalendarHeart size={18} /> } };
export const Loading: Story = { args: { isLoading: true } };
export const Words: Story = { args: { label: 'Budget', figure: 'No Budget Set.', lines: [] } };
/** Dates of every length are of one size. */
export const Dates: Story = {
  parameters: { screenshot: false },
  render: () => (
    <StatRow>
      <StatCard label="Date" figure="Dec 24, 2026" lines={['25 days away']} />
      <StatCard label="Date" figure="5 may 2026" lines={['faltan 25 días']} />
    </StatRow>
  ),
  play: async ({ canvas }) => {
    const [long, short] = ['Dec 24, 2026', '5 may 2026'].map(
      (date) => getComputedStyle(canvas.getByText(date)).fontSize,
    );
    await expect(short).toBe(long);
  },
};
export const LongMoney: Story = {
  args: {
    label: 'Budget',
    figure: '$1,234,567.89 / $2,000,000.00',
    lines: ['$765,432.11 left'],
    children: <Progress label="Budget" isLabelHidden value={61} max={100} valueText="61%" />,
  },
};
/** The whole card is the link. */
export const Link: Story = {
  args: { href: '#events', icon: <CalendarHeart size={18} /> },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
  },
};

/** Three on the smallest phone: no word is broken. */
export const OnTheSmallestPhone: Story = {
  args: { label: 'EVENTS', figure: 18, lines: ['17 upcoming'] },
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
  render: (args) => (
    <div style={{ inlineSize: 288, overflowWrap: 'anywhere' }}>
      <StatRow>
        <StatCard {...args} />
        <StatCard label="GIFTS" figure={38} lines={['12 ideas', '26 bought']} />
        <StatCard label="PEOPLE" figure={12} lines={['9 birthdays']} />
      </StatRow>
    </div>
  ),
  play: async ({ canvas }) => {
    const { firstChild } = canvas.getByText('17 upcoming');
    const word = document.createRange();
    word.setStart(firstChild!, '17 '.length);
    word.setEnd(firstChild!, '17 upcoming'.length);
    await expect(word.getClientRects()).toHaveLength(1);
  },
};
