import { describe, expect, it } from 'vitest';
import type { ClientPage } from './browser.ts';
import { PageSession } from './page-session.ts';
import type { ClientOptions } from './page/client-types.ts';

const MEMORY: ClientOptions = { projectId: 'demo-page', cache: 'memory', mockUser: 'u1' };
const WARM: ClientOptions = { ...MEMORY, cache: 'persistent' };

describe('the SDK in Chromium, away and back', () => {
  const session = new PageSession();

  /** The ids of documents that went out since the call. */
  function documentsSent(): () => string[] {
    const start = session.server.listened.length;
    return () => {
      const sent = session.server.listened.slice(start);
      return [...sent.matchAll(/"documentChange":\{"document":\{"name":"[^"]*\/([^"/]+)"/g)].map(
        (match) => match[1] as string,
      );
    };
  }

  it('keeps writes while offline and brings them when the network is back', async () => {
    const context = await session.browser.newContext();
    const page = await session.open(MEMORY, context);
    const other = await session.open(MEMORY);
    await page.listen('all', { path: 'open/away/a' });
    await other.listen('all', { path: 'open/away/a' });
    await page.shows('all', {});
    await context.setOffline(true);
    await page.call('queue', 'open/away/a/x', { n: 1 });
    await page.call('queue', 'open/away/a/y', { n: 2 });
    await page.until('all', (seen) => 'order' in seen && seen.pending && seen.order.length === 2);
    await other.call('set', 'open/away/a/z', { n: 3 });
    await context.setOffline(false);
    const everything = { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } };
    await page.shows('all', everything);
    await other.shows('all', everything);
  });

  it('sends nothing again to a page that is loaded with a warm cache', async () => {
    const context = await session.browser.newContext();
    const page = await session.open(WARM, context);
    const documents: Record<string, object> = {};
    for (let n = 0; n < 30; n += 1) documents[`open/warm/w/d${n}`] = { n };
    await page.call('batch', documents);
    await page.listen('all', { path: 'open/warm/w' });
    await page.until('all', (seen) => 'order' in seen && seen.order.length === 30);
    await page.until('all', (seen) => 'order' in seen && !seen.fromCache && !seen.pending);

    const sent = documentsSent();
    await page.load(WARM);
    await page.listen('all', { path: 'open/warm/w' });
    await page.until('all', (seen) => 'order' in seen && !seen.fromCache);
    const [first] = await page.call('seen', 'all');
    expect(first && 'order' in first && [first.fromCache, first.order.length]).toEqual([true, 30]);
    expect(sent()).toEqual([]);
  });

  it('sends to a warm cache what changed meanwhile, and what is gone', async () => {
    const context = await session.browser.newContext();
    const page = await session.open(WARM, context);
    const other = await session.open(MEMORY);
    await other.call('batch', {
      'open/delta/d/stays': { kind: 'a' },
      'open/delta/d/leaves': { kind: 'a' },
      'open/delta/d/ends': { kind: 'a' },
    });
    await page.listen('all', { path: 'open/delta/d' });
    await page.until('all', (seen) => 'order' in seen && !seen.fromCache);
    await page.page.goto('about:blank');
    await other.call('batch', {
      'open/delta/d/leaves': { kind: 'b' },
      'open/delta/d/ends': null,
      'open/delta/d/comes': { kind: 'a' },
    });

    const sent = documentsSent();
    await page.load(WARM);
    await page.listen('all', { path: 'open/delta/d' });
    await page.shows('all', {
      stays: { kind: 'a' },
      leaves: { kind: 'b' },
      comes: { kind: 'a' },
    });
    expect(sent()).not.toContain('stays');
  });

  it('shows no ghosts of another data folder that a warm cache remembers', async () => {
    const context = await session.browser.newContext();
    const page = await session.open(WARM, context);
    await page.call('set', 'open/ghosts/g/old', { n: 1 });
    await page.listen('all', { path: 'open/ghosts/g' });
    await page.shows('all', { old: { n: 1 } });
    await page.page.goto('about:blank');
    await session.server.stop();
    session.server.forgetData();
    await session.server.start();
    const other = await session.open(MEMORY);
    await other.call('set', 'open/ghosts/g/new', { n: 2 });
    await page.load(WARM);
    await page.listen('all', { path: 'open/ghosts/g' });
    await page.shows('all', { new: { n: 2 } });
  });

  it('serves six tabs that share one persistent cache', async () => {
    const context = await session.browser.newContext();
    const tabs: ClientPage[] = [];
    for (let n = 0; n < 6; n += 1) {
      const tab = await session.open(WARM, context);
      await tab.listen('all', { path: 'open/tabs/t' });
      tabs.push(tab);
    }
    const outcomes = await Promise.all(
      tabs.map((tab, n) => tab.call('set', `open/tabs/t/d${n}`, { n })),
    );
    expect(outcomes).toEqual(tabs.map(() => 'ok'));
    const all = Object.fromEntries(tabs.map((_, n) => [`d${n}`, { n }]));
    // The SDK itself can leave a change marked as pending in a second tab: that alone is not asked.
    for (const tab of tabs) {
      const seen = await tab.until(
        'all',
        (last) => 'order' in last && !last.fromCache && last.order.length === 6,
        30_000,
      );
      expect(seen).toMatchObject({ documents: all });
    }

    await tabs[0]?.page.close();
    await tabs[5]?.call('set', 'open/tabs/t/d9', { n: 9 });
    const seen = await tabs[1]?.until(
      'all',
      (last) => 'order' in last && !last.fromCache && last.order.length === 7,
      20_000,
    );
    expect(seen).toMatchObject({ documents: { ...all, d9: { n: 9 } } });
  }, 60_000);

  it('goes on after the backend was stopped and started again', async () => {
    const context = await session.browser.newContext();
    const page = await session.open(MEMORY, context);
    await page.listen('all', { path: 'open/again/a' });
    expect(await page.call('set', 'open/again/a/before', { n: 1 })).toBe('ok');
    await session.server.stop();
    await page.call('queue', 'open/again/a/during', { n: 2 });
    await session.server.start();
    await page.shows('all', { before: { n: 1 }, during: { n: 2 } }, 40_000);
    expect(await page.call('set', 'open/again/a/after', { n: 3 })).toBe('ok');
  }, 60_000);
});
