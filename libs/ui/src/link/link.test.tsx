import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RouterProvider } from '../router-provider/router-provider.tsx';
import { StatCard } from '../stat-card/stat-card.tsx';
import { Link } from './link.tsx';

function setUp() {
  const navigate = vi.fn();
  render(
    <RouterProvider navigate={navigate} useHref={(path) => `/base${path}`}>
      <Link href="/people">People</Link>
      <StatCard label="EVENTS" figure={12} lines={['8 upcoming']} href="/events" />
      <Link href="https://example.com/x">Elsewhere</Link>
    </RouterProvider>,
  );
  return navigate;
}

test('a link follows the router and shows the address the browser would use', async () => {
  const navigate = setUp();
  const link = screen.getByRole('link', { name: 'People' });
  expect(link.getAttribute('href')).toBe('/base/people');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/people', undefined);
});

test('a whole stat card is one link, named by its text', async () => {
  const navigate = setUp();
  await userEvent.click(screen.getByRole('link', { name: /EVENTS.*12.*8 upcoming/ }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/events', undefined);
});

test('modified clicks and other origins stay with the browser', () => {
  const navigate = setUp();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'People' }), { metaKey: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(navigate).not.toHaveBeenCalled();
});
