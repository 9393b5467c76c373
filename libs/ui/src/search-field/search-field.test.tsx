import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SearchField } from './search-field.tsx';

function setUp() {
  const submitted = vi.fn();
  const above = vi.fn();
  function List() {
    const [value, setValue] = useState('');
    return (
      <div onKeyDown={({ key }) => above(key)}>
        <SearchField label="Search people" value={value} onChange={setValue} onSubmit={submitted} />
      </div>
    );
  }
  render(<List />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search people' });
  return { submitted, above, box, user: userEvent.setup() };
}

test('Escape clears it and goes no further; the next one does', async () => {
  const { above, box, user } = setUp();
  await user.type(box, 'an');
  await user.keyboard('{Escape}');
  expect(box.value).toBe('');
  expect(above).not.toHaveBeenCalledWith('Escape');
  await user.keyboard('{Escape}');
  expect(above).toHaveBeenLastCalledWith('Escape');
});

test('Enter gives the text, and the button that clears it leaves the focus in it', async () => {
  const { submitted, box, user } = setUp();
  await user.type(box, 'an{Enter}');
  expect(submitted).toHaveBeenCalledWith('an');
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(box.value).toBe('');
  expect(document.activeElement).toBe(box);
});
