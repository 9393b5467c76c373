import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { expectInSight } from '../../.storybook/in-sight.ts';
import { inReverseOrder } from '../../.storybook/in-reverse-order.ts';
import { openPicker } from '../../.storybook/open-picker.ts';
import { peopleOptions, thousandOptions } from '../../.storybook/people-options.tsx';
import { TagPicker } from './tag-picker.tsx';

/** Keeps what is picked and what is created, as a form does. */
function Picker({ options, value, onCreate, ...props }: ComponentProps<typeof TagPicker>) {
  const [known, setKnown] = useState(options);
  const [picked, setPicked] = useState(value);
  const create = (label: string) => {
    setKnown([...known, { id: label, label }]);
    setPicked([...picked, label]);
    onCreate?.(label);
  };
  const change = (ids: string[]) => {
    setPicked(ids);
    props.onChange(ids);
  };
  return (
    <TagPicker
      {...props}
      options={known}
      value={picked}
      onChange={change}
      onCreate={onCreate && create}
    />
  );
}

const meta = {
  component: TagPicker,
  render: (args) => <Picker {...args} />,
  args: {
    label: 'Participants',
    options: peopleOptions,
    value: [],
    onChange: fn(),
    placeholder: 'Add people',
  },
} satisfies Meta<typeof TagPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: { value: ['p1'] },
  parameters: openPicker,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await waitFor(() => expect(screen.getByRole('option', { name: /Grandma Jo/ })).toBeVisible());
  },
};
export const Empty: Story = {};
export const Picked: Story = { args: { value: ['p1', 'p6'] } };
export const ManyAndLong: Story = { args: { value: peopleOptions.map(({ id }) => id) } };
export const Unknown: Story = { args: { value: ['p1', 'gone'] } };
export const WithoutAvatars: Story = { args: { value: ['p1', 'p6'], hasAvatars: false } };
export const Disabled: Story = { args: { value: ['p1', 'p6'], isDisabled: true } };
export const Invalid: Story = { args: { errorMessage: 'Choose at least one person.' } };
/** An app that brings the styles of fields again changes nothing in it. */
export const StylesInAnyOrder: Story = {
  args: { value: ['p1', 'p6'] },
  parameters: { screenshot: false },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('combobox');
    const [inner, outer] = [getComputedStyle(input), getComputedStyle(input.parentElement!)];
    const look = () => [inner.flexBasis, outer.rowGap];
    await expect(inReverseOrder(look)).toEqual(look());
  },
};
export const Created: Story = {
  args: { value: ['p1'], onCreate: fn() },
  parameters: openPicker,
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'Aunt Bee{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Aunt Bee');
    await expect(await screen.findByText('Aunt Bee')).toBeInTheDocument();
  },
};
export const Removed: Story = {
  args: { value: ['p1', 'p6'] },
  play: async ({ canvas, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /Remove/ });
    await userEvent.click(first!);
    await expect(args.onChange).toHaveBeenLastCalledWith(['p6']);
  },
};
export const AThousandOptions: Story = {
  args: { options: thousandOptions, value: ['n3'] },
  parameters: openPicker,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expectInSight(/^Number 3, /);
    await userEvent.keyboard('99');
    await expectInSight(/^Number 99$/);
    await userEvent.click(screen.getByRole('option', { name: /^Number 199, / }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['n3', 'n199']);
    // The list may stay for the next one; the picture is of what was picked.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};
