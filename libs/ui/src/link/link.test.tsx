import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RouterProvider } from '../router-provider/router-provider.tsx';
import { StatCard } from '../stat-card/stat-card.tsx';
import { Link } from './link.tsx';

function setUp() {
  const navigate = vi.fn();
  render(
    <RouterProvider navigate={navigate}>
      <Link href="/people">People</Link>
      <StatCard label="EVENTS" figure={12} lines={['8 upcoming']} href="/events" />
      <Link href="https://example.com/x">Elsewhere</Link>
    </RouterProvider>,
  );
  return navigate;
}

test('a link follows the router', async () => {
  const navigate = setUp();
  const link = screen.getByRole('link', { name: 'People' });
  expect(link.getAttribute('href')).toBe('/people');
  await userEvent.click(link);
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/people');
});

test('a whole stat card is one link, named by its text', async () => {
  const navigate = setUp();
  await userEvent.click(screen.getByRole('link', { name: /EVENTS.*12.*8 upcoming/ }));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/events');
});

test('modified clicks and other origins stay with the browser', () => {
  const navigate = setUp();
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'People' }), { metaKey: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(navigate).not.toHaveBeenCalled();
});

test('a pointer and the focus say that a link may be followed; a finger says so by its press alone', () => {
  const intent = vi.fn();
  render(
    <Link href="/people" onHoverStart={intent} onFocus={intent}>
      People
    </Link>,
  );
  const link = screen.getByRole('link');
  fireEvent.pointerEnter(link, { pointerType: 'touch' });
  expect(intent).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link, { pointerType: 'mouse' });
  expect(intent).toHaveBeenCalledOnce();
  fireEvent.focus(link);
  expect(intent).toHaveBeenCalledTimes(2);
});
