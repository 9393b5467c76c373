import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { DateField, UNFINISHED_DATE } from './date-field.tsx';

const meta = {
  component: DateField,
  decorators: [liveValue],
  args: { label: 'Birthday', value: '1991-11-20', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const MonthOpen: Story = {
  args: { maxDate: '1991-11-26' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await waitFor(() => expect(screen.getByRole('grid', { name: /November 1991/ })).toBeVisible());
  },
};
export const Filled: Story = {};
export const Empty: Story = { args: { value: '', isOptional: true } };
export const Required: Story = { args: { isRequired: true } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { value: '', errorMessage: 'Choose a date.' } };
export const TooLate: Story = { args: { value: '2026-12-24', maxDate: '2026-11-20' } };
export const Unfinished: Story = { args: { value: UNFINISHED_DATE } };
export const LeapDay: Story = { args: { value: '2024-02-29' } };
export const Typed: Story = {
  args: { value: '' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
    await userEvent.keyboard('12312026');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-31');
  },
};
export const Cleared: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Birthday' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
export const QuickDatePicked: Story = {
  args: {
    value: '',
    quickDates: [
      { label: 'In a week', date: '2026-11-27' },
      { label: 'In 3 weeks', date: '2026-12-11' },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'In 3 weeks' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-12-11');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
  },
};
export const DayPicked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Calendar/ }));
    await userEvent.click(await screen.findByRole('button', { name: /November 5, 1991/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-11-05');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: /Calendar/ })).toHaveFocus());
  },
};
