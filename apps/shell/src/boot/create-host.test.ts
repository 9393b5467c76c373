import { describe, expect, test } from 'vitest';
import { Remotes } from '../remotes/remotes.ts';
import { PageTitles } from '../pages/page-titles.ts';
import { createSite } from '../testing/create-site.tsx';
import { recordReports } from '../testing/record-reports.ts';
import { createHost } from './create-host.ts';
import { createToasts } from './create-toasts.ts';
import { ModalStore } from '../modals/modal-store.ts';
import { SignOut } from '../modals/sign-out.ts';

function open(apps: Record<string, () => Promise<unknown>> = {}) {
  const recorded = recordReports();
  const { site, federation } = createSite(apps);
  const parts = {
    remotes: new Remotes(federation),
    modals: new ModalStore(),
    reporting: recorded.reporting,
    toasts: createToasts(recorded.reporting),
    titles: new PageTitles(),
    signOut: new SignOut({ signOut: () => Promise.resolve({ ok: true }) }, () => undefined),
  };
  return { ...parts, ...recorded, site, host: createHost(parts) };
}
const nextMicrotask = () => new Promise<void>((resolve) => queueMicrotask(resolve));

describe('what the shell does for the remotes', () => {
  test('T1 an error notice is shown, and its error is reported exactly once', async () => {
    const { host, toasts, reports } = open();
    const error = new Error('refused');
    host.notify({ type: 'error', title: 'Error', message: 'Error updating Socks', error });
    await nextMicrotask();
    expect(toasts.current()[0]).toMatchObject({ title: 'Error', message: 'Error updating Socks' });
    expect(reports.map((report) => report.error)).toEqual([error]);
  });

  test('T1 an error that was reported on its way is not reported again', async () => {
    const { host, reports } = open();
    const error = new Error('refused');
    host.reportError(error);
    host.notify({ type: 'error', message: 'Error updating Socks', error });
    await nextMicrotask();
    expect(reports).toHaveLength(1);
  });

  test('T1 an error notice without an error is reported without its message, which contains a name', async () => {
    const { host, reports } = open();
    host.notify({ type: 'error', title: 'Delete Failed', message: 'Unable to delete Ada.' });
    await nextMicrotask();
    expect(reports).toHaveLength(1);
    expect(String(reports[0]?.error)).toContain('Delete Failed');
    expect(String(reports[0]?.error)).not.toContain('Ada');
  });

  test.each(['info', 'success', 'warning'] as const)(
    'T1 a notice of type %s is not',
    async (type) => {
      const { host, toasts, reports } = open();
      host.notify({
        type,
        message: 'Saved',
        duration: 0,
        action: { label: 'Undo', onAction() {} },
      });
      await nextMicrotask();
      expect(toasts.current()[0]).toMatchObject({ type, duration: 0, action: { label: 'Undo' } });
      expect(reports).toEqual([]);
    },
  );

  test('M1 a modal is opened with its request; the same one opened again starts afresh', () => {
    const { host, modals } = open();
    const seen: unknown[] = [];
    modals.open$.subscribe((modal) => seen.push(modal));
    host.openModal('gift.add', { personId: 'ada' });
    host.openModal('gift.add', { personId: 'ada' });
    modals.close();
    const request = { name: 'gift.add', request: { personId: 'ada' }, opener: document.body };
    expect(seen).toEqual([undefined, { key: 1, ...request }, { key: 2, ...request }, undefined]);
  });

  test('prefetching a modal that cannot be had says nothing', async () => {
    const { host, site, toasts, reports } = open({
      gifts: () => Promise.reject(new Error('down')),
    });
    host.preloadModal('gift.add');
    await new Promise((resolve) => setTimeout(resolve));
    expect(site.loads).toEqual(['gifts']);
    expect(toasts.current()).toEqual([]);
    expect(reports).toEqual([]);
  });
});
