import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectInSight } from '../../.storybook/in-sight.ts';
import { liveValue } from '../../.storybook/live-value.tsx';
import { openPicker } from '../../.storybook/open-picker.ts';
import { peopleOptions, thousandOptions } from '../../.storybook/people-options.tsx';
import { ComboBox } from './combo-box.tsx';

const meta = {
  component: ComboBox,
  decorators: [liveValue],
  args: {
    label: 'Recipient',
    options: peopleOptions,
    value: null,
    onChange: fn(),
    placeholder: 'Type a name',
  },
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the list of options has gone: while it fades it is neither open nor closed. */
const listIsGone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Open: Story = {
  parameters: openPicker,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: /Grandma Jo/ })).toBeVisible());
  },
};
export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'p2' } };
export const Disabled: Story = { args: { value: 'p2', isDisabled: true } };
export const Invalid: Story = { args: { errorMessage: 'Choose who it is for.' } };
export const NothingFound: Story = {
  parameters: openPicker,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz');
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible());
  },
};
export const Creating: Story = {
  args: { onCreate: fn() },
  parameters: openPicker,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Aunt Bee');
    await waitFor(() =>
      expect(screen.getByRole('option', { name: /Create.*Aunt Bee/ })).toBeVisible(),
    );
  },
};
/** Adds the new option and chooses it, as every owner has to. */
function Owner(props: ComponentProps<typeof ComboBox>) {
  const [options, setOptions] = useState(props.options);
  const [value, setValue] = useState(props.value);
  const create = (label: string) => {
    props.onCreate?.(label);
    setOptions([...options, { id: 'new', label }]);
    setValue('new');
  };
  return <ComboBox {...props} {...{ options, value }} onChange={setValue} onCreate={create} />;
}

export const Created: Story = {
  args: { onCreate: fn() },
  render: (args) => <Owner {...args} />,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Aunt Bee');
    await userEvent.click(await screen.findByRole('option', { name: /Create.*Aunt Bee/ }));
    await expect(args.onCreate).toHaveBeenCalledWith('Aunt Bee');
    await expect(canvas.getByRole('combobox')).toHaveValue('Aunt Bee');
    await listIsGone();
  },
};
export const ChosenByTyping: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'gran');
    await screen.findByRole('option', { name: /Grandma Jo/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('p6');
    await expect(canvas.getByRole('combobox')).toHaveValue('Grandma Jo');
    await listIsGone();
  },
};
export const AThousandOptions: Story = {
  args: { options: thousandOptions },
  parameters: { ...openPicker, screenshot: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expectInSight(/^Number 0$/);
    await expect(screen.getAllByRole('option').length).toBeLessThan(60);
    await userEvent.keyboard('{ArrowDown}{End}');
    await expectInSight(/^Number 999/);
    await userEvent.keyboard('77');
    await expectInSight(/^Number 77$/);
    await userEvent.click(screen.getByRole('option', { name: /^Number 177$/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('n177');
    await listIsGone();
  },
};
