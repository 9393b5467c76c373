import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { ToggleGroup } from './toggle-group.tsx';

const options = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

function setUp(isDisabled = false) {
  const chosen = vi.fn();
  function Form() {
    const [value, setValue] = useState('two');
    const change = (id: string) => {
      chosen(id);
      setValue(id);
    };
    return <ToggleGroup label="Number" {...{ options, value, isDisabled }} onChange={change} />;
  }
  render(<Form />);
  return { chosen, user: userEvent.setup() };
}

const focused = () => document.activeElement?.textContent;
const checked = () => screen.getByRole('radio', { checked: true }).textContent;

test('Tab comes to the chosen one, arrows go to the others and no further, a key chooses', async () => {
  const { chosen, user } = setUp();
  expect(screen.getByRole('radiogroup', { name: 'Number' })).toBeDefined();
  await user.tab();
  expect(focused()).toBe('two');
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect([focused(), checked()]).toEqual(['one', 'two']);
  await user.keyboard('{Enter}');
  expect(checked()).toBe('one');
  await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight} ');
  expect(checked()).toBe('three');
  expect(chosen.mock.calls.flat()).toEqual(['one', 'three']);
});

test('Tab leaves it in one go, from wherever an arrow went', async () => {
  const { user } = setUp();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(document.activeElement).toBe(document.body);
});

test('the chosen one is not chosen again', async () => {
  const { chosen, user } = setUp();
  await user.click(screen.getByRole('radio', { name: 'two' }));
  expect(chosen).not.toHaveBeenCalled();
});

test('nothing is chosen while it is disabled', async () => {
  const { chosen, user } = setUp(true);
  await user.click(screen.getByRole('radio', { name: 'one' }));
  await user.tab();
  expect(document.activeElement).toBe(document.body);
  expect(chosen).not.toHaveBeenCalled();
});

test('LC3 from right to left, the arrow to the left goes to the next one', async () => {
  const { user } = setUp();
  screen.getByRole('radiogroup').style.direction = 'rtl';
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(focused()).toBe('three');
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(focused()).toBe('one');
});
