import { MemoryRouter, useLocation } from '@evergift/router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { RouterLinks } from '../browser/router-links.tsx';
import { NotificationClicks } from './notification-clicks.ts';

function Place() {
  return <output>{useLocation().pathname}</output>;
}

afterEach(() => vi.unstubAllGlobals());

test('N3 an open page goes where the clicked notification leads, and says that it does', () => {
  const serviceWorker = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker });
  render(
    <MemoryRouter initialEntries={['/people']}>
      <RouterLinks>
        <NotificationClicks />
        <Place />
      </RouterLinks>
    </MemoryRouter>,
  );
  const postMessage = vi.fn();
  const send = (data: unknown) =>
    act(() => {
      const event = new MessageEvent('message', { data });
      Object.defineProperty(event, 'ports', { value: [{ postMessage }] });
      serviceWorker.dispatchEvent(event);
    });
  send({ type: 'new-version' });
  expect(screen.getByRole('status').textContent).toBe('/people');
  send({ type: 'open-page', path: '/events/e1' });
  expect(screen.getByRole('status').textContent).toBe('/events/e1');
  expect(postMessage.mock.calls).toEqual([[true]]);
});
