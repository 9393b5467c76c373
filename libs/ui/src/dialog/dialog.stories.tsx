import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { openPicker } from '../../.storybook/open-picker.ts';
import { peopleOptions } from '../../.storybook/people-options.tsx';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { Stack } from '../layout/layout.tsx';
import { TextArea } from '../text-area/text-area.tsx';
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
export const PageBehind: Story = {
  ...Form,
  parameters: { screenshot: false },
  play: async () => {
    const behind = screen.getByText('Open');
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(behind.closest('[inert], [aria-hidden]')).toBeNull());
    await userEvent.click(behind);
    await waitFor(() => expect(behind.closest('[inert]')).not.toBeNull());
  },
};
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
/** Focus moves in; Escape closes, and gives the focus back. */
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

/** A keyboard on the screen leaves the dialog this many pixels; React Aria measures the real ones. */
const openKeyboard = (dialog: HTMLElement) => {
  const overlay = dialog.closest<HTMLElement>('[style*="--visual-viewport-height"]');
  overlay?.style.setProperty('--visual-viewport-height', '400px');
};

/** The field that one types in stays in sight when the keyboard takes half of the screen. */
export const AboveTheKeyboard: Story = {
  ...LongText,
  globals: { viewport: { value: 'phone' } },
  parameters: { screenshot: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const field = screen.getByLabelText('Wish 6');
    await userEvent.click(field);
    openKeyboard(dialog);
    await waitFor(async () => {
      const { bottom } = field.getBoundingClientRect();
      const footer = dialog.querySelector('footer')!.getBoundingClientRect();
      await expect(footer.bottom).toBeLessThanOrEqual(400);
      await expect(bottom).toBeLessThan(footer.top);
    });
  },
};

/** A list goes along when the sheet changes its height below it, and covers no field of its own. */
export const ListGoesAlong: Story = {
  args: {
    footer,
    children: (
      <Stack>
        <ComboBox label="Recipient" options={peopleOptions} value={null} onChange={() => {}} />
        <TextArea label="Notes" rows={5} value="" onChange={() => {}} />
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { ...openPicker, screenshot: false },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const field = screen.getByRole('combobox');
    await userEvent.click(field);
    const list = await screen.findByRole('listbox');
    dialog.querySelector('textarea')!.style.setProperty('min-block-size', '20px');
    await waitFor(async () => {
      const { top, bottom } = field.getBoundingClientRect();
      const sight = list.getBoundingClientRect();
      await expect(sight.top >= bottom || sight.bottom <= top).toBe(true);
      await expect(
        Math.min(Math.abs(sight.top - bottom), Math.abs(sight.bottom - top)),
      ).toBeLessThan(20);
    });
  },
};
