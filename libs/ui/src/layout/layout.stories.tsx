import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { CardGrid, Cluster, type Gap, Stack } from './layout.tsx';

const meta = {
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

const GAPS: readonly Gap[] = ['none', 'tight', 'normal', 'loose'];

export const OneBelowTheOther: Story = {
  render: () => (
    <Stack gap="tight">
      {GAPS.map((gap) => (
        <Card key={gap}>{gap}</Card>
      ))}
    </Stack>
  ),
};
export const SideBySide: Story = {
  render: () => (
    <Cluster justify="between">
      {['Add Person', 'Create Event', 'Add Gift', 'Search'].map((text) => (
        <Button key={text}>{text}</Button>
      ))}
    </Cluster>
  ),
};
export const AsManyAsFit: Story = {
  parameters: { room: 'wide' },
  render: () => (
    <CardGrid columnWidth="9rem">
      {Array.from({ length: 5 }, (_, index) => (
        <Card key={index}>Card {index + 1}</Card>
      ))}
    </CardGrid>
  ),
};
export const AsManyAsFitOnAPhone: Story = {
  ...AsManyAsFit,
  globals: { viewport: { value: 'phone' } },
};
