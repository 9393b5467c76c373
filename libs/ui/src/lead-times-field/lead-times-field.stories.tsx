import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { LeadTimesField } from './lead-times-field.tsx';

const words: Record<number, string> = {
  21: '3 weeks',
  7: '1 week',
  1: '1 day',
  0: 'On the day',
};

const meta = {
  component: LeadTimesField,
  decorators: [liveValue],
  args: {
    label: 'Remind me',
    value: [21, 7, 1],
    onChange: fn(),
    format: (days) => words[days] ?? `${days} days`,
    most: 5,
    longest: 365,
  },
} satisfies Meta<typeof LeadTimesField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Never: Story = { args: { value: [] } };
export const OwnTimes: Story = { args: { value: [90, 10, 0] } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Another time' }));
    await userEvent.keyboard('400{Enter}');
    await expect(canvas.getByText('Type a number from 0 to 365.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const Full: Story = {
  args: { value: [90, 60, 30, 7, 1] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '3 weeks' }));
    await expect(canvas.getByText('At most 5. Take one out first.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
