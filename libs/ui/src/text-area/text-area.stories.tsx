import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { TextArea } from './text-area.tsx';

const meta = {
  component: TextArea,
  decorators: [liveValue],
  args: { label: 'Notes', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

const lines = ['Likes: green tea, long walks, crosswords.', 'Has: every scarf.', 'Size: 38.'];

export const Empty: Story = {
  args: { isOptional: true, placeholder: 'Sizes, colours, allergies' },
};
export const Filled: Story = { args: { value: lines.join('\n') } };
export const GrownWithItsText: Story = { args: { value: [...lines, ...lines].join('\n') } };
export const Invalid: Story = {
  args: { value: 'Far too much', errorMessage: 'Notes can have up to 5,000 characters.' },
};
export const Disabled: Story = { args: { value: lines.join('\n'), isDisabled: true } };
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Notes'), 'One{Enter}Two');
    await expect(args.onChange).toHaveBeenLastCalledWith('One\nTwo');
  },
};
