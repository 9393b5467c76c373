import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, createRef, type FormEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { DateField, UNFINISHED_DATE } from './date-field.tsx';

function setUp(initial = '', props: Partial<ComponentProps<typeof DateField>> = {}) {
  const onChange = vi.fn();
  const focus = createRef<{ focus: () => void }>();
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <form onSubmit={onSubmit}>
        <DateField
          label="Birthday"
          {...props}
          ref={focus}
          value={value}
          onChange={(date) => {
            onChange(date);
            setValue(date);
          }}
        />
      </form>
    );
  }
  render(<Form />);
  const group = screen.getByRole('group', { name: 'Birthday' });
  const segments = () => within(group).getAllByRole('spinbutton');
  return { onChange, onSubmit, focus, group, segments, user: userEvent.setup() };
}

describe('F6 a date field', () => {
  test('yields YYYY-MM-DD for a date typed in the order of the locale', async () => {
    const { user, segments, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.keyboard('02291992');
    expect(onChange).toHaveBeenLastCalledWith('1992-02-29');
  });

  test('that is left half typed says so and yields no date, so that nothing is lost silently', async () => {
    const { user, segments, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.keyboard('12');
    await user.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith(UNFINISHED_DATE);
    screen.getByText('Finish this date, or clear it.');
    expect(segments()[0]?.textContent).toBe('12');
    await user.click(segments()[1]!);
    await user.keyboard('051990');
    expect(onChange).toHaveBeenLastCalledWith('1990-12-05');
  });

  test('whose month was taken out does not keep the old date', async () => {
    const { user, segments, onChange } = setUp('2026-03-05');
    await user.click(segments()[0]!);
    await user.keyboard('{Backspace}{Backspace}');
    await user.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith(UNFINISHED_DATE);
  });

  test('shows the very day it was given', () => {
    const { segments } = setUp('2026-03-05');
    expect(segments().map((segment) => segment.textContent)).toEqual(['03', '05', '2026']);
  });

  test.each(['2026-02-30', 'soon', ''])('shows no date for %j', (value) => {
    const { segments } = setUp(value);
    expect(segments().map((segment) => segment.textContent)).toEqual(['mm', 'dd', 'yyyy']);
  });

  test('takes a pasted YYYY-MM-DD', async () => {
    const { user, segments, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.paste(' 2026-12-24 ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-24');
  });

  test('takes a pasted date in the order that it shows', async () => {
    const { user, segments, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.paste('12/24/2026');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-24');
  });

  test.each([
    ['1/5/1990', '1990-01-05'],
    ['01/05/1990', '1990-01-05'],
    ['11/12/1990', '1990-11-12'],
    ['2-3-1990', '1990-02-03'],
  ])('takes %s as it is typed, the signs included', async (typed, date) => {
    const { user, segments, onChange } = setUp('2026-03-05');
    await user.click(segments()[0]!);
    await user.keyboard(typed);
    expect(onChange).toHaveBeenLastCalledWith(date);
  });

  test('takes 99 for 1999, or for 2099 where that may be', async () => {
    const { user, segments, onChange } = setUp('', { maxDate: '2026-11-20' });
    await user.click(segments()[0]!);
    await user.keyboard('12/31/99');
    await user.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith('1999-12-31');
  });

  test('keeps an impossible day as the month’s last, also after it was left half typed', async () => {
    const { user, segments, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.keyboard('02');
    await user.click(document.body);
    await user.click(segments()[0]!);
    await user.keyboard('02302024');
    await user.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith('2024-02-29');
  });

  test.each([
    ['02292023', '2023-02-28'],
    ['022999', '1999-02-28'],
    ['0229', UNFINISHED_DATE],
  ])('left with %s in it, it yields nothing from on the way: %s', async (typed, date) => {
    const { user, segments, onChange } = setUp('', { maxDate: '2026-11-20' });
    await user.click(segments()[0]!);
    await user.keyboard(typed);
    await user.click(document.body);
    expect(onChange).toHaveBeenLastCalledWith(date);
  });

  test.each([
    ['02292023', UNFINISHED_DATE],
    ['12', UNFINISHED_DATE],
    ['12241990', '1990-12-24'],
  ])('Enter after %s sends %s', async (typed, date) => {
    const { user, segments, onSubmit, onChange } = setUp();
    await user.click(segments()[0]!);
    await user.keyboard(`${typed}{Enter}`);
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenLastCalledWith(date);
  });

  test('Enter sends its form, with the date as it was meant', async () => {
    const { user, segments, onSubmit, onChange } = setUp('', { maxDate: '2026-11-20' });
    await user.click(segments()[0]!);
    await user.keyboard('12/31/99{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onChange).toHaveBeenLastCalledWith('1999-12-31');
  });

  test('is emptied by its button, which is not there without a date or when it is required', async () => {
    const { user, segments, onChange } = setUp('2026-03-05');
    await user.click(screen.getByRole('button', { name: 'Clear Birthday' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('');
    expect(segments().map((segment) => segment.textContent)).toEqual(['mm', 'dd', 'yyyy']);
    expect(screen.queryByRole('button', { name: 'Clear Birthday' })).toBeNull();
    // A second Enter must not press what is beside the field, such as the dialog's Close.
    expect(document.activeElement).toBe(segments()[0]);
  });

  test('cannot be emptied when it is required', () => {
    setUp('2026-03-05', { isRequired: true });
    expect(screen.queryByRole('button', { name: 'Clear Birthday' })).toBeNull();
  });

  test('is picked from a month, where days beyond the limits cannot be chosen', async () => {
    const { user, onChange } = setUp('2026-03-05', { maxDate: '2026-03-20' });
    await user.click(screen.getByRole('button', { name: /calendar/i }));
    const grid = await screen.findByRole('grid');
    const beyond = within(grid).getByRole('button', { name: /March 21/ });
    expect(beyond.getAttribute('aria-disabled')).toBe('true');
    await user.click(within(grid).getByRole('button', { name: /March 17/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-03-17');
  });

  test('reaches another year of the calendar in one step', async () => {
    const { user, onChange } = setUp('2026-03-05', { maxDate: '2026-03-20' });
    await user.click(screen.getByRole('button', { name: /calendar/i }));
    await user.selectOptions(await screen.findByLabelText('Year'), '1958');
    await user.click(screen.getByRole('button', { name: /March 9, 1958/ }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('1958-03-09');
  });

  test('says which days it may be once a date beyond the limits has been typed', async () => {
    const { user, segments } = setUp('', { minDate: '2026-11-20' });
    await user.click(segments()[0]!);
    await user.keyboard('12252');
    expect(screen.queryByText(/or a later day/)).toBeNull();
    await user.keyboard('025');
    await user.click(document.body);
    expect(screen.getByText('Choose Nov 20, 2026 or a later day.')).toBeTruthy();
    expect(segments()[0]!.getAttribute('aria-invalid')).toBe('true');
  });

  test('takes the focus for a form that shows its first error', () => {
    const { focus, segments } = setUp('', { errorMessage: 'Choose a date.' });
    focus.current?.focus();
    expect(document.activeElement).toBe(segments()[0]);
    expect(screen.getByText('Choose a date.')).toBeTruthy();
  });
});
