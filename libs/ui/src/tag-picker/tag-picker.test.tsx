import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Option } from '../popover/option.tsx';
import { TagPicker } from './tag-picker.tsx';

function setUp({ initial = [] as string[], canCreate = true } = {}) {
  const onSubmit = vi.fn();
  const picked = vi.fn();
  function Form() {
    const [options, setOptions] = useState<readonly Option[]>([
      { id: 'ana', label: 'Ana' },
      { id: 'anton', label: 'Anton' },
      { id: 'jose', label: 'José' },
    ]);
    const [value, setValue] = useState(initial);
    const change = (ids: string[]) => {
      picked(ids);
      setValue(ids);
    };
    const create = (label: string) => {
      const id = `new-${label}`;
      setOptions([...options, { id, label }]);
      change([...value, id]);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TagPicker
          label="Participants"
          options={options}
          value={value}
          onChange={change}
          onCreate={canCreate ? create : undefined}
        />
        <button>Save</button>
      </form>
    );
  }
  render(<Form />);
  const input = screen.getByRole<HTMLInputElement>('combobox', { name: 'Participants' });
  const tags = () =>
    screen
      .queryAllByRole('row', { hidden: true })
      .map((row) => row.querySelector('bdi')?.textContent);
  return { user: userEvent.setup(), input, tags, picked, onSubmit };
}

describe('M5 a tag picker', () => {
  test('takes a whole name that was typed and left', async () => {
    const { user, input, tags } = setUp();
    await user.click(input);
    await user.keyboard('anton');
    await user.tab();
    expect(tags()).toEqual(['Anton']);
    expect(input.value).toBe('');
  });

  test('picks several by typing and choosing', async () => {
    const { user, input, tags, picked } = setUp();
    await user.click(input);
    await user.keyboard('ant');
    await user.click(screen.getByRole('option', { name: 'Anton' }));
    await user.keyboard('jos{ArrowDown}{Enter}');
    expect(tags()).toEqual(['Anton', 'José']);
    expect(picked).toHaveBeenLastCalledWith(['anton', 'jose']);
    expect(input.value).toBe('');
  });

  test('creates what nobody is called, from the list', async () => {
    const { user, input, tags } = setUp();
    await user.click(input);
    await user.keyboard('Zoë');
    await user.click(screen.getByRole('option', { name: /Create.*Zoë/ }));
    expect(tags()).toEqual(['Zoë']);
    expect(input.value).toBe('');
  });

  test('creates on Enter, and does not send the form', async () => {
    const { user, input, tags, onSubmit } = setUp();
    await user.click(input);
    await user.keyboard('Zoë{Enter}');
    expect(tags()).toEqual(['Zoë']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('takes the person of that very name on Enter instead of creating another', async () => {
    const { user, input, picked } = setUp();
    await user.click(input);
    await user.keyboard('ana{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(['ana']);
  });

  test('takes the first that fits on Enter, and creates nobody of half a name', async () => {
    const { user, input, picked } = setUp();
    await user.click(input);
    await user.keyboard('jos{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(['jose']);
    expect(input.value).toBe('');
  });

  test('creates nothing where that is not offered', async () => {
    const { user, input, picked } = setUp({ canCreate: false });
    await user.click(input);
    await user.keyboard('Zoë{Enter}');
    expect(screen.queryByRole('option', { name: /Create/ })).toBeNull();
    expect(picked).not.toHaveBeenCalled();
  });

  test('removes by a tag’s button and by Backspace in an empty input', async () => {
    const { user, input, tags } = setUp({ initial: ['ana', 'anton', 'jose'] });
    const ana = screen.getByRole('row', { name: 'Ana' });
    await user.click(within(ana).getByRole('button'));
    expect(tags()).toEqual(['Anton', 'José']);
    await user.click(input);
    await user.keyboard('{Backspace}');
    expect(tags()).toEqual(['Anton']);
  });

  test('shows an id that nobody has as Unknown', () => {
    const { tags } = setUp({ initial: ['gone'] });
    expect(tags()).toEqual(['Unknown']);
  });

  test('gives up what was typed on Escape, and closes the list', async () => {
    const { user, input, picked } = setUp();
    await user.click(input);
    await user.keyboard('an');
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input.value).toBe('');
    expect(picked).not.toHaveBeenCalled();
  });

  test('forgets what was typed when the focus leaves, and keeps what was picked', async () => {
    const { user, input, tags, picked } = setUp({ initial: ['ana'] });
    await user.click(input);
    await user.keyboard('xyz');
    await user.click(document.body);
    expect(input.value).toBe('');
    expect(tags()).toEqual(['Ana']);
    expect(picked).not.toHaveBeenCalled();
  });
});
