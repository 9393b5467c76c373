import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Cluster } from '../layout/layout.tsx';
import { IconButton } from './icon-button.tsx';

const meta = {
  component: IconButton,
  args: { label: 'Edit Ana', icon: <Pencil size={18} />, onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <Cluster>
      <IconButton {...args} />
      <IconButton {...args} variant="secondary" />
      <IconButton label="Add gift" icon={<Plus size={18} />} variant="primary" />
      <IconButton label="Delete Ana" icon={<Trash2 size={18} />} variant="danger" />
      <IconButton label="Delete Jo" icon={<Trash2 size={16} />} variant="danger" size="small" />
    </Cluster>
  ),
};
export const Quiet: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Focused: Story = {
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Edit Ana');
  },
};
