import type { OpenPageMessage } from './messages.ts';
import { withTimeout } from './with-timeout.ts';

/** So long an open page may take to answer, in ms: the landing page never does. */
const patience = 1_000;

interface Pages {
  matchAll(options: {
    type: 'window';
    includeUncontrolled: true;
  }): Promise<readonly WindowClient[]>;
  openWindow(address: string): Promise<unknown>;
}

/** The page that a notification names, as a path of ours; the dashboard when it names none. */
function pathOf(data: unknown, origin: string): string {
  const { path } = (data ?? {}) as { path?: unknown };
  const address = typeof path === 'string' && URL.canParse(path, origin) && new URL(path, origin);
  return address && address.origin === origin ? address.pathname : '/dashboard';
}

function ask(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      port1.close();
      resolve(true);
    });
    port1.start();
    page.postMessage({ type: 'open-page', path } satisfies OpenPageMessage, [port2]);
  });
}

/** Shows what a clicked notification is about: in an open page, which comes to the front, else in a new one. */
export async function openFromNotification(
  pages: Pages,
  data: unknown,
  origin: string,
): Promise<void> {
  const path = pathOf(data, origin);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const seenFirst = [...open].sort(
    (a, b) => Number(b.visibilityState === 'visible') - Number(a.visibilityState === 'visible'),
  );
  for (const page of seenFirst) {
    if (!(await withTimeout(patience, ask(page, path)))) continue;
    // It shows the event in any case; a browser may refuse to bring it to the front.
    await page.focus().catch(() => undefined);
    return;
  }
  await pages.openWindow(path);
}
