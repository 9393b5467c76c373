import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { ButtonLink } from './button-link.tsx';

const meta = {
  component: ButtonLink,
  args: { href: '#event', children: 'Go To Event' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = {
  args: { variant: 'primary', size: 'large', children: 'Try Evergift Free' },
};
export const WithIcon: Story = { args: { icon: <ArrowRight size={18} />, size: 'small' } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go To Event' })).toHaveFocus();
  },
};
