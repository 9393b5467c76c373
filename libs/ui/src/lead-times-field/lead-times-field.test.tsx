import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { LeadTimesField } from './lead-times-field.tsx';

const words: Record<number, string> = { 21: '3 weeks', 7: '1 week', 1: '1 day' };

function open(value: readonly number[], most = 5) {
  const onChange = vi.fn<(days: readonly number[]) => void>();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  function Form() {
    const [days, setDays] = useState(value);
    const change = (next: readonly number[]) => {
      onChange(next);
      setDays(next);
    };
    return (
      <form onSubmit={onSubmit}>
        <LeadTimesField
          label="Remind me"
          value={days}
          onChange={change}
          format={(each) => words[each] ?? `${each} days`}
          most={most}
          longest={365}
        />
      </form>
    );
  }
  render(<Form />);
  return { onChange, onSubmit, user: userEvent.setup({ delay: null }) };
}

const chip = (name: string) => screen.getByRole('button', { name });
const isPressed = (name: string) => chip(name).getAttribute('aria-pressed') === 'true';

test('N1 a usual time is one press away, and so is none', async () => {
  const { user, onChange } = open([7]);
  expect(['3 weeks', '1 week', '1 day'].map(isPressed)).toEqual([false, true, false]);
  await user.click(chip('3 weeks'));
  expect(onChange).toHaveBeenLastCalledWith([21, 7]);
  await user.click(chip('1 week'));
  await user.click(chip('3 weeks'));
  expect(onChange).toHaveBeenLastCalledWith([]);
});

test('N1 any number of days can be typed; Enter takes it and sends no form', async () => {
  const { user, onChange, onSubmit } = open([7]);
  await user.click(chip('Another time'));
  await user.keyboard('10{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([10, 7]);
  expect(isPressed('10 days')).toBe(true);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.click(chip('10 days'));
  expect(onChange).toHaveBeenLastCalledWith([7]);
  expect(isPressed('10 days')).toBe(false);
});

test.each(['366', '-1', '1.5', 'soon', ' '])(
  'N1 %j is no number of days, and says so',
  async (text) => {
    const { user, onChange } = open([7]);
    await user.click(chip('Another time'));
    await user.keyboard(text);
    await user.click(chip('Add'));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('Type a number from 0 to 365.')).toBeDefined();
  },
);

test('N1 a time that is there already is not added twice', async () => {
  const { user, onChange } = open([7]);
  await user.click(chip('Another time'));
  await user.keyboard('7{Enter}');
  expect(onChange).toHaveBeenLastCalledWith([7]);
});

test('N1 there are no more than there may be, and it says so', async () => {
  const { user, onChange } = open([30, 7], 2);
  await user.click(chip('1 day'));
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByText('At most 2. Take one out first.')).toBeDefined();
  await user.click(chip('30 days'));
  await user.click(chip('1 day'));
  expect(onChange).toHaveBeenLastCalledWith([7, 1]);
  expect(screen.queryByText(/At most/)).toBeNull();
});

test('N1 Escape leaves the typing', async () => {
  const { user, onChange } = open([7]);
  await user.click(chip('Another time'));
  await user.keyboard('10{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});
