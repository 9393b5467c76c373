import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { MoneyField } from './money-field.tsx';

function setUp({ initial = 0 as number | null, isOptional = false, errorMessage = '' } = {}) {
  const onChange = vi.fn();
  function Form() {
    const [value, setValue] = useState(initial);
    const change = (cents: number | null) => {
      onChange(cents);
      setValue(cents);
    };
    return (
      <>
        {isOptional ? (
          <MoneyField label="Budget" value={value} onChange={change} emptyValue={null} />
        ) : (
          <MoneyField
            label="Budget"
            value={value ?? 0}
            onChange={change}
            errorMessage={errorMessage || undefined}
          />
        )}
        <button onClick={() => setValue(777)}>someone else changes it</button>
      </>
    );
  }
  render(<Form />);
  return {
    onChange,
    user: userEvent.setup(),
    input: screen.getByLabelText<HTMLInputElement>('Budget'),
  };
}

describe('M10 a money field', () => {
  test.each([
    ['0', 0, '0.00'],
    ['0.5', 50, '0.50'],
    ['0.05', 5, '0.05'],
    ['1234.5', 123450, '1,234.50'],
    ['-7', 0, '0.00'],
    ['1.005', 101, '1.01'],
  ])('takes %s as it is typed, yields %i cents and shows %s after', async (typed, cents, shown) => {
    const { user, input, onChange } = setUp({ initial: 999 });
    await user.click(input);
    await user.keyboard(typed);
    expect(input.value).toBe(typed);
    expect(onChange).toHaveBeenLastCalledWith(cents);
    await user.tab();
    expect(input.value).toBe(shown);
  });

  test('takes a pasted $1,234.50', async () => {
    const { user, input, onChange } = setUp();
    await user.click(input);
    await user.paste('$1,234.50');
    expect(onChange).toHaveBeenLastCalledWith(123450);
    await user.tab();
    expect(input.value).toBe('1,234.50');
  });

  test.each(['abc', 'about 20', '20-30', '1x2'])(
    'keeps %s, which is no amount, as it was typed, and says so on leaving',
    async (typed) => {
      const { user, input, onChange } = setUp({ initial: 500 });
      await user.click(input);
      await user.paste(typed);
      expect(input.getAttribute('aria-invalid')).toBeNull();
      await user.tab();
      expect(input.value).toBe(typed);
      expect(onChange).not.toHaveBeenCalled();
      expect(input.validity.valid).toBe(false);
      screen.getByText(`“${typed}” is not an amount. Type one such as 20 or 19.99, or clear it.`);
      await user.clear(input);
      await user.keyboard('7');
      await user.tab();
      expect(input.value).toBe('7.00');
      expect(input.validity.valid).toBe(true);
      expect(screen.queryByText(/is not an amount/)).toBeNull();
    },
  );

  test('yields 0 when it is emptied, or null where that is asked for', async () => {
    const zero = setUp({ initial: 500 });
    await zero.user.clear(zero.input);
    expect(zero.onChange).toHaveBeenLastCalledWith(0);
    expect(zero.input.value).toBe('');
  });

  test('yields null for an optional amount that is emptied', async () => {
    const { user, input, onChange } = setUp({ initial: 500, isOptional: true });
    await user.clear(input);
    expect(onChange).toHaveBeenLastCalledWith(null);
    await user.tab();
    expect(input.value).toBe('');
  });

  test('shows a value that changed elsewhere', async () => {
    const { user, input } = setUp({ initial: 500 });
    await user.click(input);
    await user.keyboard('1');
    await user.click(screen.getByText('someone else changes it'));
    expect(input.value).toBe('7.77');
  });

  test('says its error to assistive technology', () => {
    const { input } = setUp({ errorMessage: 'Too much.' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    const said = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(said).toContain('Too much.');
  });
});
