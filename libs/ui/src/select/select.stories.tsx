import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectInSight } from '../../.storybook/in-sight.ts';
import { liveValue } from '../../.storybook/live-value.tsx';
import { thousandOptions } from '../../.storybook/people-options.tsx';
import { Select } from './select.tsx';

const options = [
  { id: 'name', label: 'Name' },
  { id: 'birthday', label: 'Birthday', detail: 'Next first' },
  { id: 'giftCount', label: 'Gifts' },
  { id: 'totalSpent', label: 'Spent', isDisabled: true },
];

const meta = {
  component: Select,
  decorators: [liveValue],
  args: { label: 'Sort by', options, value: 'birthday', onChange: fn() },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: /Birthday/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};
export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = { args: { value: null, errorMessage: 'Choose an event.' } };
export const LongText: Story = {
  args: {
    value: 'long',
    options: [
      { id: 'long', label: 'Hanukkah with the whole family and all the neighbours, at grandma’s' },
    ],
  },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('giftCount');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};
export const AThousandOptions: Story = {
  args: { label: 'Person', options: thousandOptions, value: 'n500' },
  // How far it is scrolled by then differs by some pixels.
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    // What draws only a part is loaded when it is needed.
    await import('../virtual-options/virtual-options.tsx');
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expectInSight(/^Number 500/);
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{PageDown}{PageDown}{End}');
    await expectInSight(/^Number 999/);
    await userEvent.keyboard('Number 70');
    await expectInSight(/^Number 70$/);
  },
};
