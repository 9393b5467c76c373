import { describe, expect, it } from 'vitest';
import { ClientPage } from './browser.ts';
import { PageSession } from './page-session.ts';
import type { ClientOptions } from './page/client-types.ts';

const MEMORY: ClientOptions = { projectId: 'demo-page', cache: 'memory', mockUser: 'u1' };

describe('the SDK in Chromium, live', () => {
  const session = new PageSession();
  const open = () => session.open(MEMORY);

  it('shows one client’s writes to another, and a batch as one step', async () => {
    const [writer, reader] = [await open(), await open()];
    await reader.listen('gifts', { path: 'open/live/gifts' });
    await reader.shows('gifts', {});
    expect(await writer.call('set', 'open/live/gifts/a', { n: 1 })).toBe('ok');
    await reader.shows('gifts', { a: { n: 1 } });
    await writer.call('batch', {
      'open/live/gifts/a': null,
      'open/live/gifts/b': { n: 2 },
      'open/live/gifts/c': { n: 3 },
    });
    await reader.shows('gifts', { b: { n: 2 }, c: { n: 3 } });
    const seen = await reader.call('seen', 'gifts');
    const orders = seen.map((one) => ('order' in one ? one.order.join() : one.error));
    expect([...new Set(orders)]).toEqual(['', 'a', 'b,c']);
  });

  it('rolls a denied write back and goes on with those after it', async () => {
    const page = await open();
    await page.listen('mine', { path: 'users/u1/gifts' });
    await page.shows('mine', {});
    const denied = page.call('set', 'users/u2/gifts/x', { n: 1 });
    const allowed = page.call('set', 'users/u1/gifts/y', { n: 2 });
    expect(await denied).toBe('permission-denied');
    expect(await allowed).toBe('ok');
    await page.shows('mine', { y: { n: 2 } });
    await page.listen('theirs', { path: 'users/u2/gifts' });
    expect(await page.until('theirs', (seen) => 'error' in seen)).toEqual({
      error: 'permission-denied',
    });
  });

  it('runs transactions, increments and server timestamps', async () => {
    const [one, two] = [await open(), await open()];
    await one.call('set', 'open/sums/s/x', { n: 0 });
    const done = await Promise.all([
      one.call('increase', 'open/sums/s/x', 'n'),
      two.call('increase', 'open/sums/s/x', 'n'),
      two.call('add', 'open/sums/s/x', 'n', 5),
    ]);
    expect(done).toEqual(['ok', 'ok', 'ok']);
    expect(await one.call('get', 'open/sums/s/x')).toEqual({ n: 7 });
    expect(await one.call('stamp', 'open/sums/s/t')).toBe('ok');
    const stamped = (await two.call('get', 'open/sums/s/t')) as { at: { seconds: number } };
    expect(Math.abs(stamped.at.seconds - Date.now() / 1000)).toBeLessThan(10);
  });

  it('keeps a limited query’s window right', async () => {
    const page = await open();
    for (const n of [1, 2, 3]) await page.call('set', `open/window/w/d${n}`, { n });
    await page.listen('first', { path: 'open/window/w', first: 2 });
    await page.shows('first', { d1: { n: 1 }, d2: { n: 2 } });
    await page.call('delete', 'open/window/w/d1');
    await page.shows('first', { d2: { n: 2 }, d3: { n: 3 } });
  });

  it.each(['localhost', '127.0.0.1'])(
    'serves five pages of one browser at %s with a memory cache each',
    async (host) => {
      const context = await session.browser.newContext();
      const url = session.server.url.replace('localhost', host);
      const path = `open/pages/${host.replaceAll('.', '-')}`;
      const pages: ClientPage[] = [];
      for (let n = 0; n < 5; n += 1) {
        const page = await ClientPage.open(context, url, MEMORY);
        await page.listen('all', { path });
        pages.push(page);
      }
      const written = pages.map((page, n) => page.call('set', `${path}/d${n}`, { n }));
      expect(await Promise.all(written)).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
      const all = { d0: { n: 0 }, d1: { n: 1 }, d2: { n: 2 }, d3: { n: 3 }, d4: { n: 4 } };
      for (const page of pages) await page.shows('all', all, 30_000);
    },
    60_000,
  );
});
