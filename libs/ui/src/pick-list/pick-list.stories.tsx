import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PickList } from './pick-list.tsx';

const family = [
  { id: 'mum', label: 'Mum', detail: 'Dec 9, 1961' },
  { id: 'long', label: 'Maximiliane '.repeat(16).trim(), detail: 'No birthday' },
  { id: 'rtl', label: 'أمينة', detail: 'May 12' },
  { id: 'zoe', label: 'Zoë' },
];

const meta = {
  component: PickList,
  args: { label: 'New people', items: family, picked: new Set(['mum', 'rtl']), onChange: fn() },
} satisfies Meta<typeof PickList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {};
export const Pressed: Story = {
  parameters: { screenshot: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('option', { name: /Zoë/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['mum', 'rtl', 'zoe']));
    await userEvent.click(canvas.getByRole('option', { name: /Mum/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['rtl']));
  },
};
/** There to be read, with nothing to pick. */
export const Read: Story = {
  parameters: { screenshot: false },
  render: ({ label, items }) => <PickList label={label} items={items} />,
};
/** Of thousands, only those in sight are drawn; the keyboard reaches all. */
export const Thousands: Story = {
  args: {
    items: Array.from({ length: 5000 }, (_, index) => ({
      id: String(index),
      label: `Contact ${index + 1}`,
    })),
    picked: new Set<string>(),
  },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('listbox');
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByRole('option', { name: 'Contact 5000' })).toBeVisible();
    await expect(canvas.getAllByRole('option').length).toBeLessThan(100);
  },
};
