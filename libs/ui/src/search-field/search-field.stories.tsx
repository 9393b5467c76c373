import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { SearchField } from './search-field.tsx';

const meta = {
  component: SearchField,
  decorators: [liveValue],
  args: { label: 'Search people', placeholder: 'search people...', value: '', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'Ana' } };
export const WithLabel: Story = { args: { isLabelHidden: false } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Cleared: Story = {
  args: { value: 'Ana' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
