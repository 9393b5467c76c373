import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ComboBox } from '../combo-box/combo-box.tsx';
import type { Option } from '../popover/option.tsx';
import { Select } from '../select/select.tsx';
import { TagPicker } from '../tag-picker/tag-picker.tsx';

const people = (count: number): Option[] =>
  Array.from({ length: count }, (_, index) => ({ id: `p${index}`, label: `Person ${index}` }));
const hundreds = people(300);

// By selector: to ask hundreds of elements for their roles takes long.
const drawn = () => [...document.querySelectorAll('[role=option]')];
const label = (option: Element | null | undefined) => option?.textContent;
const place = (option: Element | null | undefined) =>
  `${option?.getAttribute('aria-posinset')} of ${option?.getAttribute('aria-setsize')}`;
const focusedByInput = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(320);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return this.role === 'listbox' ? 400 : 40;
  });
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40);
});
afterEach(() => vi.restoreAllMocks());

function setUpComboBox(options: readonly Option[] = hundreds, initial: string | null = null) {
  const created = vi.fn();
  function Form() {
    const [value, setValue] = useState(initial);
    return (
      <ComboBox
        label="Recipient"
        options={options}
        value={value}
        onChange={setValue}
        onCreate={created}
      />
    );
  }
  render(<Form />);
  return {
    created,
    user: userEvent.setup(),
    input: screen.getByRole<HTMLInputElement>('combobox'),
  };
}

describe('P5 a combo box of hundreds', () => {
  test('draws what is in sight, and says how many there are', async () => {
    const { user, input } = setUpComboBox();
    await user.click(input);
    expect(drawn().length).toBeGreaterThan(5);
    expect(drawn().length).toBeLessThan(40);
    expect(place(drawn()[1])).toBe('2 of 300');
  });

  test('draws all of a few, so that its list is as wide as they are', async () => {
    const { user, input } = setUpComboBox(people(60));
    await user.click(input);
    expect(drawn()).toHaveLength(60);
  });

  test('counts what matches', async () => {
    const { user, input } = setUpComboBox();
    await user.click(input);
    await user.keyboard('99');
    // 99, 199, 299, and the offer to create it.
    expect(drawn().map(place)).toEqual(['1 of 4', '2 of 4', '3 of 4', '4 of 4']);
    expect(label(drawn()[0])).toBe('Person 99');
  });

  test('is walked with the keys to its very end', async () => {
    const { user, input } = setUpComboBox();
    await user.click(input);
    await user.keyboard('{ArrowDown}{End}');
    expect(label(focusedByInput())).toBe('Person 299');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(input.value).toBe('Person 298');
  });

  test('has the chosen one at hand when it opens', async () => {
    const { user, input } = setUpComboBox(hundreds, 'p200');
    await user.click(input);
    const chosen = document.querySelector('[role=option][aria-selected=true]');
    expect(label(chosen)).toBe('Person 200');
    expect(place(chosen)).toBe('201 of 300');
  });

  test('offers to create what nobody is called', async () => {
    const { user, input, created } = setUpComboBox();
    await user.click(input);
    await user.keyboard('Zoë{Enter}');
    expect(created).toHaveBeenCalledExactlyOnceWith('Zoë');
  });
});

describe('P5 a tag picker of hundreds', () => {
  test('draws what is in sight, and picks from its end', async () => {
    const picked = vi.fn();
    render(<TagPicker label="Participants" options={hundreds} value={[]} onChange={picked} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox'));
    expect(drawn().length).toBeLessThan(40);
    await user.keyboard('{ArrowDown}{End}{Enter}');
    expect(picked).toHaveBeenCalledExactlyOnceWith(['p299']);
  });
});

describe('P5 a select of hundreds', () => {
  async function setUpSelect() {
    const chosen = vi.fn();
    render(<Select label="Person" options={hundreds} value="p150" onChange={chosen} />);
    const user = userEvent.setup();
    // What draws only a part is loaded when it is needed.
    await import('./virtual-options.tsx');
    return { chosen, user, button: screen.getByRole('button') };
  }

  test('draws what is in sight, with the focus on the chosen one', async () => {
    const { user, button } = await setUpSelect();
    await user.click(button);
    expect(drawn().length).toBeLessThan(40);
    expect(label(document.activeElement)).toBe('Person 150');
    expect(place(document.activeElement)).toBe('151 of 300');
  });

  test('is found by typing, and chosen with Enter', async () => {
    const { user, button, chosen } = await setUpSelect();
    await user.click(button);
    await user.keyboard('Person 27');
    expect(label(document.activeElement)).toBe('Person 270');
    await user.keyboard('{End}{Enter}');
    expect(chosen).toHaveBeenCalledExactlyOnceWith('p299');
  });
});
