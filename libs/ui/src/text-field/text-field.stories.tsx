import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { liveValue } from '../../.storybook/live-value.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  component: TextField,
  decorators: [liveValue],
  args: { label: 'Name', value: '', onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Invalid: Story = {
  args: {
    label: 'Link',
    value: 'javascript:alert(1)',
    errorMessage: 'Only links that begin with http or https can be kept.',
  },
};
export const Empty: Story = { args: { placeholder: 'Who is it for?' } };
export const Filled: Story = { args: { value: 'Tomás Ferreira' } };
export const Optional: Story = {
  args: { isOptional: true, description: 'What you call them at home.', label: 'Nickname' },
};
export const Disabled: Story = {
  args: { value: 'ana@example.com', label: 'Email', isDisabled: true },
};
/** The placeholder begins where the page's words do, and what is typed where its letters do. */
export const FromRightToLeft: Story = {
  args: { placeholder: 'Who is it for?' },
  globals: { direction: 'rtl' },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(getComputedStyle(field).direction).toBe('rtl');
    await userEvent.type(field, 'Rosa');
    await expect(getComputedStyle(field).direction).toBe('ltr');
  },
};
export const LabelHidden: Story = { args: { isLabelHidden: true, placeholder: 'Name' } };
export const LongText: Story = {
  args: {
    label: 'What should everybody know who looks for a present for this person?',
    value: 'Maximiliana Theodora Wilhelmina von Hohenstein-Breitenbach the Younger',
    errorMessage: 'A name this long may not fit on the gift tag. Find a shorter one, or keep it.',
  },
};
export const RightToLeft: Story = {
  parameters: { screenshot: false },
  args: { value: 'مُحَمَّد' },
};
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Name'), '🦊 Fox');
    await expect(canvas.getByLabelText('Name')).toHaveValue('🦊 Fox');
    await expect(args.onChange).toHaveBeenLastCalledWith('🦊 Fox');
  },
  parameters: { screenshot: false },
};
export const Focused: Story = {
  args: { value: 'Ana' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name')).toHaveFocus();
  },
};
