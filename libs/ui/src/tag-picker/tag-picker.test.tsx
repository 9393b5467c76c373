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
    await user.keyboard('Max{ArrowDown}{Enter}');
    expect(tags()).toEqual(['Zoë', 'Max']);
    expect(input.getAttribute('aria-activedescendant'), 'the offer is gone').toBeNull();
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

  test('has the focus in its input when keys removed the last tag', async () => {
    const { user, input, tags } = setUp({ initial: ['ana', 'anton'] });
    await user.tab();
    await user.keyboard('{Delete}');
    expect(tags()).toEqual(['Anton']);
    expect(document.activeElement).toBe(screen.getByRole('row', { name: 'Anton' }));
    await user.keyboard('{Delete}');
    expect(tags()).toEqual([]);
    expect(document.activeElement).toBe(input);
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

  test('keeps what was typed when the focus leaves, and offers to create it', async () => {
    const { user, input, tags, picked } = setUp({ initial: ['ana'] });
    await user.click(input);
    await user.keyboard('xyz');
    await user.click(document.body);
    expect(input.value).toBe('xyz');
    expect(input.validity.valid).toBe(false);
    screen.getByText(/“xyz” is not chosen yet/);
    expect(picked).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Create “xyz”' }));
    expect(tags()).toEqual(['Ana', 'xyz']);
    expect(input.value).toBe('');
    expect(input.validity.valid).toBe(true);
  });

  test('keeps what was chosen with the mouse when Tab leaves it, and adds nobody else', async () => {
    const { user, input, tags, picked } = setUp();
    await user.click(input);
    await user.click(screen.getByRole('option', { name: 'Anton' }));
    await user.tab();
    expect(tags()).toEqual(['Anton']);
    expect(picked).toHaveBeenCalledOnce();
  });

  test('adds nobody for where the pointer or an arrow key rests when Tab leaves it', async () => {
    const { user, input, picked } = setUp({ initial: ['jose'] });
    await user.click(input);
    await user.hover(screen.getByRole('option', { name: 'Ana' }));
    await user.tab();
    await user.click(input);
    await user.keyboard('{ArrowDown}');
    await user.tab();
    expect(picked).not.toHaveBeenCalled();
  });
});
