import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Dialog } from './dialog.tsx';

/** A button that opens the dialog, as on a page. */
function Opened({ onOpenChange, ...props }: ComponentProps<typeof Dialog>) {
  const [isOpen, setIsOpen] = useState(props.isOpen);
  const change = (next: boolean) => {
    setIsOpen(next);
    onOpenChange(next);
  };
  return (
    <>
      <Button onPress={() => change(true)}>Open</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const footer = (
  <>
    <Button variant="quiet">Cancel</Button>
    <Button variant="primary" type="submit">
      Add Person
    </Button>
  </>
);

const meta = {
  component: Dialog,
  render: (args) => <Opened {...args} />,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Add Person',
    children: (
      <Stack>
        <TextField label="Name" value="Ana" onChange={() => {}} />
        <DateField label="Birthday" value="1991-11-20" onChange={() => {}} isOptional />
      </Stack>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { args: { footer, onSubmit: fn((event) => event.preventDefault()) } };
export const OnAPhone: Story = { ...Form, globals: { viewport: { value: 'phone' } } };
export const Small: Story = {
  args: {
    size: 'small',
    role: 'alertdialog',
    title: 'Leave without saving?',
    children: <p>What you typed would be lost.</p>,
    footer: <Button variant="danger">Leave</Button>,
    isDismissable: false,
  },
};
export const LongText: Story = {
  args: {
    title: 'Edit “Winter holidays with the whole family, at grandma’s”',
    footer,
    children: (
      <Stack>
        {Array.from({ length: 9 }, (_, index) => (
          <TextField key={index} label={`Wish ${index + 1}`} value="" onChange={() => {}} />
        ))}
      </Stack>
    ),
  },
};
/** Focus moves in; Escape closes, and gives the focus back (M1). */
export const ClosedByEscape: Story = {
  args: { isOpen: false },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Person' });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
