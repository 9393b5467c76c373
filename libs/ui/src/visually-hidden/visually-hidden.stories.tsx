import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: 'opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing to see; a screen reader says it. */
export const Hidden: Story = {
  render: (args) => (
    <a href="#shop">
      The shop <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'The shop opens in a new tab' })).toBeVisible();
  },
};
