import { describe, expect, it } from 'vitest';
import { PageSession } from './page-session.ts';
import type { ClientOptions } from './page/client-types.ts';

const SIGNED: ClientOptions = { projectId: 'demo-page', cache: 'memory', auth: true };
const PASSWORD = 'a long enough password';

describe('the SDK in Chromium, with accounts', () => {
  const session = new PageSession();

  it('goes on with a refreshed token', async () => {
    const page = await session.open(SIGNED);
    const uid = await page.call('signUp', 'fresh@example.com', PASSWORD);
    await page.listen('mine', { path: `users/${uid}/gifts` });
    expect(await page.call('set', `users/${uid}/gifts/a`, { n: 1 })).toBe('ok');
    await page.shows('mine', { a: { n: 1 } });
    await page.call('refreshToken');
    expect(await page.call('set', `users/${uid}/gifts/b`, { n: 2 })).toBe('ok');
    await page.shows('mine', { a: { n: 1 }, b: { n: 2 } });
  });

  it('refuses the user before when another signs in', async () => {
    const page = await session.open(SIGNED);
    const first = await page.call('signUp', 'first@example.com', PASSWORD);
    expect(await page.call('set', `users/${first}/gifts/a`, { n: 1 })).toBe('ok');
    await page.listen('first', { path: `users/${first}/gifts` });
    await page.shows('first', { a: { n: 1 } });
    await page.call('signOut');
    expect(await page.until('first', (seen) => 'error' in seen)).toEqual({
      error: 'permission-denied',
    });

    const second = await page.call('signUp', 'second@example.com', PASSWORD);
    expect(second).not.toBe(first);
    expect(await page.call('set', `users/${first}/gifts/b`, { n: 2 })).toBe('permission-denied');
    expect(await page.call('set', `users/${second}/gifts/c`, { n: 3 })).toBe('ok');
    await page.listen('second', { path: `users/${second}/gifts` });
    await page.shows('second', { c: { n: 3 } });

    await page.call('signOut');
    expect(await page.call('signIn', 'first@example.com', PASSWORD)).toBe(first);
    await page.listen('first again', { path: `users/${first}/gifts` });
    await page.shows('first again', { a: { n: 1 } });
  });
});
