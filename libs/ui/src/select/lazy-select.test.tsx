import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

const options = [
  { id: 'everybody', label: 'Everybody' },
  { id: 'ada', label: 'Ada' },
];

/** The code is read anew in each test, which takes its time on a busy machine. */
const patience = { timeout: 15_000 };

/** Another file may have fetched the code of the list before. */
beforeEach(() => vi.resetModules());

async function setUp() {
  const { LazySelect } = await import('./lazy-select.tsx');
  const chosen = vi.fn();
  render(
    <LazySelect
      label="Person"
      isLabelHidden
      options={options}
      value="everybody"
      onChange={chosen}
    />,
  );
  return { chosen, user: userEvent.setup(), button: screen.getByRole('button') };
}

describe('a select whose code comes later', () => {
  test('says from the start what it is and what is chosen', async () => {
    const { button } = await setUp();
    expect(button.getAttribute('aria-label')).toBe('Everybody Person');
    expect(button.ariaHasPopup).toBe('listbox');
    expect(button.textContent).toBe('Everybody');
  });

  test('a press before the code has come opens the list when it is here', async () => {
    const { user, button, chosen } = await setUp();
    // In one go: on its way to the button, the pointer would call for the code.
    fireEvent.click(button);
    await user.click(await screen.findByRole('option', { name: 'Ada' }, patience));
    expect(chosen).toHaveBeenCalledWith('ada');
  });

  test('who is on it stays on it when the code comes, and the next key opens it', async () => {
    const { user, button } = await setUp();
    await user.tab();
    await import('./select-code.ts');
    expect(document.activeElement).toBe(button);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('option', { name: 'Ada' }, patience)).toBeDefined();
  });
});
