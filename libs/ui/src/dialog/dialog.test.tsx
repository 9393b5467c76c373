import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';

import { Dialog, type DialogProps } from './dialog.tsx';

/** One field of every kind that reads keys of its own. */
function Fields() {
  const [cents, setCents] = useState(0);
  const nothing = () => undefined;
  return (
    <>
      <MoneyField label="Cost" value={cents} onChange={setCents} />
      <DateField label="Date" value="2026-03-05" onChange={nothing} />
      <DateField label="Birthday" value="" onChange={nothing} />
      <ComboBox label="For" options={[]} value={null} onChange={nothing} />
      <Switch label="Again" value onChange={nothing} />
    </>
  );
}

async function setUp({ children, ...props }: Partial<DialogProps> = {}) {
  const user = userEvent.setup();
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    const [name, setName] = useState('');
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        <Dialog
          isOpen={isOpen}
          onOpenChange={setIsOpen}
          title="Add Person"
          footer={<button>Save</button>}
          {...props}
        >
          {children ?? <TextField label="Name" value={name} onChange={setName} />}
        </Dialog>
      </>
    );
  }
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Add Person' });
  return { user, opener, dialog };
}

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('M1 a dialog', () => {
  test('closes on Escape and gives the focus back', async () => {
    const { user, opener } = await setUp();
    await user.keyboard('{Escape}');
    await isGone();
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  test('closes on Escape also when what had the focus is gone', async () => {
    const { user, dialog } = await setUp({ children: <button>Take me away</button> });
    const button = within(dialog).getByRole('button', { name: 'Take me away' });
    button.focus();
    button.remove();
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('{Escape}');
    await isGone();
  });

  test('closes on a press on the overlay, not on one inside', async () => {
    const { user, dialog } = await setUp();
    await user.click(screen.getByLabelText('Name'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    const overlay = dialog.closest('.overlay');
    await user.click(overlay as Element);
    await isGone();
  });

  test('stays on a press that begins on the overlay and ends inside, or the other way round', async () => {
    const { user, dialog } = await setUp();
    const overlay = dialog.closest('.overlay') as Element;
    const drag = (from: Element, to: Element) =>
      user.pointer([{ keys: '[MouseLeft>]', target: from }, { target: to }, '[/MouseLeft]']);
    await drag(overlay, dialog);
    await drag(screen.getByLabelText('Name'), overlay);
    expect(screen.getByRole('dialog')).toBe(dialog);
    await user.click(overlay);
    await isGone();
  });

  test('stays on a press elsewhere: on a list that is just closing, on a notification', async () => {
    const { user, dialog } = await setUp();
    const elsewhere = document.body.appendChild(document.createElement('div'));
    await user.click(elsewhere);
    expect(screen.getByRole('dialog')).toBe(dialog);
    elsewhere.remove();
  });

  test('closes by its button', async () => {
    const { user } = await setUp();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await isGone();
  });

  test('moves the focus in, keeps it, and locks the page’s scroll', async () => {
    const { user, dialog } = await setUp();
    expect(dialog.contains(document.activeElement)).toBe(true);
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    expect(document.documentElement.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    await isGone();
    expect(document.documentElement.style.overflow).not.toBe('hidden');
  });

  test('the document says as long as it is there, for what lies beside it', async () => {
    const { dataset } = document.documentElement;
    const { user } = await setUp({ size: 'large' });
    expect({ ...dataset }).toMatchObject({ dialogs: 'large', openDialogs: '' });
    await user.keyboard('{Escape}');
    await isGone();
    expect({ ...dataset }).not.toHaveProperty('dialogs');
    expect({ ...dataset }).not.toHaveProperty('openDialogs');
  });

  test('has no variable of toasts while there are none: all of it would be styled again', async () => {
    const { dialog } = await setUp();
    const overlay = dialog.closest<HTMLElement>('[data-dialog]');
    expect(overlay?.style.cssText).not.toContain('--toast-height');
    expect(overlay?.style.cssText).toContain('--visual-viewport-height');
  });

  test('stays when it must not be dismissed', async () => {
    const { user, dialog } = await setUp({ isDismissable: false });
    await user.keyboard('{Escape}');
    await user.click(dialog.closest('.overlay') as Element);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test.each([
    ['an amount that cannot be read', 'Cost', 'about 20', /“about 20” is not an amount/],
    ['a name that was not chosen', 'For', 'Zo', /“Zo”/],
    ['a part of a date', 'Birthday', '3', /Finish this date/],
  ])('M2 asks before %s is lost', async (_what, label, typed, text) => {
    const { user } = await setUp({ children: <Fields /> });
    const field = screen.getAllByLabelText(label, { exact: false })[0] as HTMLElement;
    await user.click(field.querySelector('[role="spinbutton"]') ?? field);
    await user.keyboard(typed);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    const question = () => screen.getByRole('alertdialog', { name: 'Close without this?' });
    within(question()).getByText(text);
    await user.click(within(question()).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Add Person' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(within(question()).getByRole('button', { name: 'Close anyway' }));
    await isGone();
  });

  test('M2 is one form with its footer, sent by Enter', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = await setUp({ onSubmit });
    await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  test('is sent by Ctrl+Enter and Cmd+Enter from any field', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = await setUp({
      onSubmit,
      footer: <button type="submit">Save</button>,
      children: <Fields />,
    });
    for (const [index, role] of ['textbox', 'spinbutton', 'switch', 'combobox'].entries()) {
      screen.getAllByRole(role)[0]!.focus();
      await user.keyboard(
        index % 2 === 0 ? '{Control>}{Enter}{/Control}' : '{Meta>}{Enter}{/Meta}',
      );
      expect(onSubmit).toHaveBeenCalledTimes(index + 1);
    }
  });

  test('is not sent while its main button is disabled', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = await setUp({
      onSubmit,
      footer: (
        <button type="submit" disabled>
          Save
        </button>
      ),
      children: <Fields />,
    });
    screen.getAllByRole('spinbutton')[0]!.focus();
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('is not sent while an amount cannot be read: the field says so and has the focus', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = await setUp({
      onSubmit,
      footer: <button type="submit">Save</button>,
      children: <Fields />,
    });
    const amount = screen.getByLabelText('Cost');
    await user.click(amount);
    await user.keyboard('about 20{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    screen.getByText(/“about 20” is not an amount/);
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(amount);
    screen.getByText(/“about 20” is not an amount/);
  });
});
