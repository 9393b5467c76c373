import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = {
  component: Tooltip,
  args: { content: 'Everybody you give to', children: <Button>People</Button>, delay: 0 },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Everybody you give to');
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Everybody you give to');
  },
};
export const Closed: Story = {};
export const LongText: Story = {
  args: { content: 'Everybody you give to, with their birthdays, notes, gifts and what they cost' },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
