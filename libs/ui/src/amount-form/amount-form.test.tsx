import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { AmountForm } from './amount-form.tsx';

const onSave = vi.fn();
const onCancel = vi.fn();
const user = userEvent.setup({ delay: null });

function open(initialValue = 4500) {
  render(<AmountForm label="What did it cost?" {...{ initialValue, onSave, onCancel }} />);
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'What did it cost?' });
}

beforeEach(() => vi.clearAllMocks());

test('O2 has the focus with the amount selected, and Enter takes it as it is', async () => {
  const input = open();
  expect(document.activeElement).toBe(input);
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, '45.00'.length]);
  await user.keyboard('{Enter}');
  expect(onSave.mock.calls).toEqual([[4500]]);
});

test('O2 typing replaces the amount', async () => {
  open();
  await user.keyboard('39.5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSave.mock.calls).toEqual([[3950]]);
});

test('M10 an empty amount is 0', async () => {
  open();
  await user.keyboard('{Delete}{Enter}');
  expect(onSave.mock.calls).toEqual([[0]]);
});

test('O2 what is no amount is not saved, and says so', async () => {
  open(0);
  await user.keyboard('a lot{Enter}');
  expect(onSave).not.toHaveBeenCalled();
  expect(screen.getByText(/is not an amount/)).toBeDefined();
});

test.each(['Escape', 'Cancel'])('O2 %s leaves without saving', async (way) => {
  open();
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSave).not.toHaveBeenCalled();
});
