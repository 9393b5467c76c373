// @vitest-environment node
import { expect, test, vi } from 'vitest';
import type { OpenPageMessage } from './messages.ts';
import { openFromNotification } from './open-from-notification.ts';

const origin = 'https://evergift.example';

/** An open page; the application answers, the landing page does not. */
function createPage({ answers = true, visible = true } = {}) {
  const asked: string[] = [];
  const focus = vi.fn(() => Promise.resolve());
  const postMessage = ({ path }: OpenPageMessage, [port]: MessagePort[]) => {
    asked.push(path);
    if (answers) port?.postMessage(true);
  };
  const visibilityState = visible ? 'visible' : 'hidden';
  return { asked, focus, page: { postMessage, focus, visibilityState } as unknown as WindowClient };
}

async function click(data: unknown, ...pages: WindowClient[]) {
  const openWindow = vi.fn(() => Promise.resolve());
  await openFromNotification({ matchAll: () => Promise.resolve(pages), openWindow }, data, origin);
  return openWindow.mock.calls;
}

test('N3 an open page shows the event and comes to the front, the one in sight first', async () => {
  const hidden = createPage({ visible: false });
  const seen = createPage();
  const opened = await click({ path: '/events/e1' }, hidden.page, seen.page);
  expect(opened).toEqual([]);
  expect([hidden.asked, seen.asked]).toEqual([[], ['/events/e1']]);
  expect(seen.focus).toHaveBeenCalledOnce();
});

test('N3 without an open page, or with one that does not answer, a new one is opened', async () => {
  expect(await click({ path: '/events/e1' })).toEqual([['/events/e1']]);
  const landing = createPage({ answers: false });
  expect(await click({ path: '/events/e1' }, landing.page)).toEqual([['/events/e1']]);
  expect(landing.focus).not.toHaveBeenCalled();
});

test.each([
  undefined,
  null,
  {},
  { path: 5 },
  { path: 'https://evil.example/x' },
  { path: '//evil.example' },
])('N3 %j leads nowhere else than to the dashboard', async (data) => {
  expect(await click(data)).toEqual([['/dashboard']]);
});
