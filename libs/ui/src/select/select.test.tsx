import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import type { Option } from '../popover/option.tsx';
import { Select } from './select.tsx';

const options: Option[] = [
  { id: 'name', label: 'Name' },
  { id: 'birthday', label: 'Birthday' },
  { id: 'spent', label: 'Spent', isDisabled: true },
  { id: 'buys', label: 'Buys this year' },
];

function setUp(first: string | null = null) {
  const chosen = vi.fn();
  const left = vi.fn();
  function Form() {
    const [value, setValue] = useState(first);
    const choose = (id: string) => {
      chosen(id);
      setValue(id);
    };
    return (
      <Select label="Sort by" options={options} value={value} onChange={choose} onBlur={left} />
    );
  }
  render(<Form />);
  const button = screen.getByRole('button');
  return { chosen, left, button, user: userEvent.setup() };
}

const focused = () => document.activeElement?.textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

describe('a select', () => {
  test('says what is chosen, what it is, and that it has a list', async () => {
    const { button, user } = setUp('birthday');
    expect(screen.getByRole('button', { name: 'Birthday Sort by' })).toBe(button);
    expect(button).toMatchObject({ ariaHasPopup: 'listbox', ariaExpanded: 'false' });
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const list = screen.getByRole('listbox', { name: 'Sort by' });
    expect(button.getAttribute('aria-controls')).toBe(list.id);
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Birthday');
    expect(focused()).toBe('Birthday');
  });

  test('closes by a choice, by the same one again, and by Escape, and has the focus then', async () => {
    const { button, user, chosen } = setUp('name');
    await user.click(button);
    await user.click(screen.getByRole('option', { name: 'Birthday' }));
    await waitFor(() => expect(document.activeElement).toBe(button));
    await user.click(button);
    await user.click(screen.getByRole('option', { name: 'Birthday' }));
    await isClosed();
    await user.click(button);
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(chosen.mock.calls).toEqual([['birthday']]);
  });

  test.each([
    ['{ArrowDown}', 'Name'],
    ['{Enter}', 'Name'],
    [' ', 'Name'],
    ['{ArrowUp}', 'Buys this year'],
  ])('opens by %s, at the option %s when nothing is chosen', async (key, option) => {
    const { user, chosen } = setUp();
    await user.tab();
    await user.keyboard(key);
    expect(screen.getByRole('listbox')).toBeDefined();
    expect(focused()).toBe(option);
    expect(chosen).not.toHaveBeenCalled();
  });

  test('while it is closed, left and right choose the one before and after that can be chosen', async () => {
    const { user, chosen, button } = setUp();
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(chosen.mock.calls.flat()).toEqual(['name', 'birthday', 'buys', 'birthday']);
    expect(document.activeElement).toBe(button);
  });

  test('while it is closed, letters choose what begins with them, a space among them', async () => {
    const { user, chosen } = setUp('name');
    await user.tab();
    await user.keyboard('bU');
    expect(chosen.mock.calls.flat()).toEqual(['birthday', 'buys']);
    await user.keyboard('ys t');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(chosen).toHaveBeenCalledTimes(2);
  });

  test('a press on its label gives it the focus, and opens nothing', async () => {
    const { user, button } = setUp();
    await user.click(screen.getByText('Sort by'));
    expect(document.activeElement).toBe(button);
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  test('is left when neither it nor its list has the focus', async () => {
    const { user, button, left } = setUp();
    await user.click(button);
    expect(left).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toBe(button));
    left.mockClear();
    await user.tab();
    expect(left).toHaveBeenCalledOnce();
  });
});
