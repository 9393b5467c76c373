import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Decoration: Story = {};
export const Announced: Story = {
  args: { label: 'Loading', size: 32 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};
