import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Option } from '../popover/option.tsx';
import { ComboBox } from './combo-box.tsx';

function setUp({ initial = null as string | null, others = [] as Option[] } = {}) {
  const chosen = vi.fn();
  function Form() {
    const [options, setOptions] = useState<readonly Option[]>([
      { id: 'ana', label: 'Ana' },
      { id: 'anton', label: 'Anton' },
      ...others,
    ]);
    const [value, setValue] = useState(initial);
    const change = (id: string | null) => {
      chosen(id);
      setValue(id);
    };
    return (
      <ComboBox
        label="Recipient"
        options={options}
        value={value}
        onChange={change}
        onCreate={(label) => {
          setOptions([...options.filter(({ id }) => id !== 'new'), { id: 'new', label }]);
          change('new');
        }}
      />
    );
  }
  render(<Form />);
  return { chosen, user: userEvent.setup(), input: screen.getByRole<HTMLInputElement>('combobox') };
}

describe('M7 a combo box', () => {
  test('finds somebody by their nickname, and nobody new is offered', async () => {
    const others = [{ id: 'rosa', label: 'Rosa Lindqvist', detail: 'Mum' }];
    const { user, input, chosen } = setUp({ others });
    await user.type(input, 'mum');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Rosa LindqvistMum',
    ]);
    await user.keyboard('{Enter}');
    expect(chosen).toHaveBeenLastCalledWith('rosa');
  });

  test('finds one by typing', async () => {
    const { user, input, chosen } = setUp();
    await user.click(input);
    await user.keyboard('ant');
    expect(screen.queryByRole('option', { name: 'Ana' })).toBeNull();
    await user.click(screen.getByRole('option', { name: 'Anton' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('anton');
    expect(input.value).toBe('Anton');
  });

  test('creates one that is not there, and shows it', async () => {
    const { user, input, chosen } = setUp();
    await user.click(input);
    await user.keyboard('Zoë{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('new');
    expect(input.value).toBe('Zoë');
    await user.clear(input);
    await user.keyboard('Yan');
    await user.click(screen.getByRole('option', { name: /Create/ }));
    expect(input.value).toBe('Yan');
    expect(screen.queryByRole('option')).toBeNull();
    await user.tab();
    expect(input.value).toBe('Yan');
  });

  test('takes the first that fits on Enter, and creates nobody of half a name', async () => {
    const { user, input, chosen } = setUp();
    await user.click(input);
    await user.keyboard('nt{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('anton');
    expect(input.value).toBe('Anton');
  });

  test('takes a whole name that was typed and left', async () => {
    const { user, input, chosen } = setUp();
    await user.click(input);
    await user.keyboard('anton');
    await user.tab();
    expect(chosen).toHaveBeenCalledExactlyOnceWith('anton');
    expect(input.value).toBe('Anton');
  });

  test('keeps the one that was chosen among two of the same name', async () => {
    const others = [{ id: 'other-ana', label: 'Ana' }];
    const { user, input, chosen } = setUp({ initial: 'other-ana', others });
    await user.click(input);
    await user.keyboard('{Escape}{Enter}');
    await user.tab();
    expect(chosen).not.toHaveBeenCalled();
  });

  test('opens its list again on a press', async () => {
    const { user, input } = setUp({ initial: 'ana' });
    await user.click(input);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    await user.click(input);
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  test('stays open when its focus scrolled the page, and goes when somebody scrolls', async () => {
    const { input } = setUp();
    act(() => input.focus());
    fireEvent.scroll(document);
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await new Promise(requestAnimationFrame);
    fireEvent.scroll(document);
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  });

  test('is walked with the keys, past what cannot be chosen', async () => {
    const { user, input, chosen } = setUp({
      others: [
        { id: 'bea', label: 'Bea', isDisabled: true },
        { id: 'cleo', label: 'Cleo' },
      ],
    });
    const pointedAt = () => document.getElementById(input.getAttribute('aria-activedescendant')!);
    await user.click(input);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(pointedAt()?.textContent).toBe('Cleo');
    await user.keyboard('{Home}');
    expect(pointedAt()?.textContent).toBe('Ana');
    await user.click(screen.getByRole('option', { name: 'Bea' }));
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{End}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('cleo');
  });

  test('says how many there are to choose from, and hides what is around its list', async () => {
    const { user, input } = setUp();
    const said = () => document.querySelector('[data-live-announcer]')?.textContent;
    await user.click(input);
    await waitFor(() => expect(said()).toContain('2 options available.'));
    expect(screen.queryByRole('button', { name: /Show/ })).toBeNull();
    // The offer to create it.
    await user.keyboard('Zoe');
    await waitFor(() => expect(said()).toContain('1 option available.'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Show suggestions Recipient' })).toBeTruthy();
  });

  test('yields null when its text is cleared', async () => {
    const { user, input, chosen } = setUp({ initial: 'ana' });
    expect(input.value).toBe('Ana');
    await user.clear(input);
    expect(chosen).toHaveBeenLastCalledWith(null);
  });

  test('keeps what was typed and left, and says what to do with it', async () => {
    const { user, input, chosen } = setUp({ initial: 'ana' });
    await user.click(input);
    await user.keyboard(' and Bob');
    await user.tab();
    expect(input.value).toBe('Ana and Bob');
    expect(input.validity.valid).toBe(false);
    screen.getByText(/“Ana and Bob” is not chosen yet/);
    expect(chosen).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Create “Ana and Bob”' }));
    expect(chosen).toHaveBeenCalledExactlyOnceWith('new');
    expect(input.validity.valid).toBe(true);
    expect(screen.queryByText(/is not chosen yet/)).toBeNull();
  });

  test('goes back to what was chosen on Escape', async () => {
    const { user, input, chosen } = setUp({ initial: 'ana' });
    await user.click(input);
    await user.keyboard('xyz{Escape}');
    expect(input.value).toBe('Ana');
    await user.tab();
    expect(screen.queryByText(/is not chosen yet/)).toBeNull();
    expect(chosen).not.toHaveBeenCalled();
  });

  test('chooses nobody for where the pointer or an arrow key rests when it is left', async () => {
    const { user, input, chosen } = setUp();
    await user.click(input);
    await user.hover(screen.getByRole('option', { name: 'Ana' }));
    await user.tab();
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(chosen).not.toHaveBeenCalled();
    expect(input.value).toBe('');
  });

  test('lets Enter send the form while its list is closed and its text is chosen', async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <ComboBox
          label="For"
          options={[{ id: 'ana', label: 'Ana' }]}
          value="ana"
          onChange={() => undefined}
        />
        <button>Save</button>
      </form>,
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});
