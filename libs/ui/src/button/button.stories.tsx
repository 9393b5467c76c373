import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../layout/layout.tsx';
import { Button } from './button.tsx';

const meta = {
  component: Button,
  args: { children: 'Add gift', onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Cancel' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Delete' } };
export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} size="small" icon={<Plus size={16} />} />
      <Button {...args} size="medium" icon={<Plus size={18} />} />
      <Button {...args} size="large" icon={<Plus size={20} />} />
    </Cluster>
  ),
};
export const Disabled: Story = {
  args: { isDisabled: true, variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const DisabledSecondary: Story = { args: { isDisabled: true } };
export const Pending: Story = {
  args: { isPending: true, variant: 'primary', children: 'Save' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const Done: Story = {
  args: { isPending: true, isDone: true, variant: 'primary', children: 'Save' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
    const moving = canvas.getByRole('button').getAnimations({ subtree: true });
    await Promise.all(moving.map(({ finished }) => finished));
    await expect(canvas.getByRole('button').getAnimations({ subtree: true })).toEqual([]);
  },
};
function SentForm() {
  const [isPending, setPending] = useState(false);
  return (
    <form action={() => setPending(true)}>
      <input aria-label="Name" disabled={isPending} />
      <Button type="submit" isPending={isPending}>
        Save
      </Button>
      <Button onPress={() => setPending(false)}>Answer</Button>
    </form>
  );
}
export const SentFromAField: Story = {
  parameters: { screenshot: false },
  render: () => <SentForm />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'Rosa{Enter}');
    // The browser takes the focus from what is disabled.
    await waitFor(() => expect(document.body).toHaveFocus());
    canvas.getByRole('button', { name: 'Answer' }).click();
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const Wide: Story = { args: { isWide: true, variant: 'primary' } };
export const LongText: Story = {
  args: { children: 'Add a present for everybody who comes to the winter holidays this year' },
};
export const Focused: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const Hovered: Story = {
  args: { variant: 'primary' },
  play: ({ canvas }) => userEvent.hover(canvas.getByRole('button')),
};
