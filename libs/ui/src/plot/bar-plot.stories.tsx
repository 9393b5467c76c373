import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { latinPeople } from '../../.storybook/sample-people.ts';
import { BarPlot } from './bar-plot.tsx';
import { plotPicture } from './plot-picture.ts';

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const spent = (id: string, label: string, cents: number) => ({
  ...{ id, label, text: dollars(cents), paperSeed: id },
  segments: [{ tone: 'solid' as const, value: cents }],
});
const budget = (id: string, label: string, of: number, used: number) => ({
  ...{ id, label, mark: of, isExceeded: used > of },
  text:
    used > of
      ? `${dollars(used)}, over by ${dollars(used - of)}`
      : `${dollars(used)} of ${dollars(of)}`,
  segments: [
    { tone: 'solid' as const, value: Math.min(used, of) },
    { tone: 'over' as const, value: Math.max(0, used - of) },
  ],
});

const meta = {
  component: BarPlot,
  args: {
    title: 'Spent by person, 2026',
    description: 'Noor $84.00.',
    bars: latinPeople
      .slice(0, 4)
      .map(({ id, name }, index) => spent(id, name, 84_00 - index * 19_50)),
  },
  render: (args) => (
    <Card>
      <BarPlot {...args} />
    </Card>
  ),
} satisfies Meta<typeof BarPlot>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each in the paper of their own. */
export const People: Story = {
  args: { more: '3 more in the table' },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('img', { name: 'Spent by person, 2026' });
    await expect(plot).toHaveAccessibleDescription('Noor $84.00.');
    const picture = await plotPicture(plot as unknown as SVGSVGElement, {
      title: 'Spent by person, 2026',
      note: 'Evergift',
    });
    const { width, height } = await createImageBitmap(picture);
    await expect(picture.type).toBe('image/png');
    await expect(width).toBe(1600);
    await expect(height).toBeGreaterThan(400);
  },
};
export const Budgets: Story = {
  args: {
    title: 'Budgets, 2026',
    legend: [
      { tone: 'solid', label: 'Spent' },
      { tone: 'over', label: 'Over the budget' },
      { tone: 'mark', label: 'Budget' },
    ],
    bars: [
      budget('a', 'Christmas with everybody', 400_00, 275_50),
      budget('b', 'Dad’s Birthday', 50_00, 59_00),
      budget('c', 'Housewarming', 30_00, 0),
      budget('d', 'No money for it', 0, 12_00),
    ],
  },
};
export const Ideas: Story = {
  args: {
    title: 'Ideas turned into presents, 2026',
    legend: [
      { tone: 'solid', label: 'Presents' },
      { tone: 'striped', label: 'Still ideas' },
    ],
    bars: latinPeople.slice(0, 3).map(({ id, name }, index) => ({
      ...{ id, label: name, text: `${index + 1} of ${index * 2 + 3}` },
      segments: [
        { tone: 'solid', value: index + 1 },
        { tone: 'striped', value: index + 2 },
      ],
    })),
  },
};
export const LongNamesAndAMillion: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    bars: [
      spent('long', 'Maximiliana'.repeat(20).slice(0, 200), 1_000_000_00),
      spent('cent', 'Mélusine', 1),
    ],
  },
};
/** Not compared as a picture: the fonts for these letters are the machine's. */
export const OtherScripts: Story = {
  args: {
    bars: [spent('he', 'יום הולדת של יעל 🎂', 500_000_00), spent('wide', '誕生日会'.repeat(12), 1)],
  },
  parameters: { screenshot: false },
};
export const OneValue: Story = { args: { bars: [spent('noor', 'Noor', 12_00)] } };
