import { makeAccount } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { manyDocuments } from '../fixtures/many.ts';
import { signIn } from '../fixtures/steps.ts';
test('probe', async ({ startEvergift, browser, request }) => {
  const { origin } = await startEvergift();
  const account = await makeAccount(request, origin, 'presses@example.com');
  await account.store(manyDocuments({ people: 12, events: 40, gifts: 60 }));
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const g = globalThis as any; g.log = [];
    const label = (f: any) => { const t = f.type; const n = typeof t === 'string' ? '<' + t + '>' : t?.displayName || t?.render?.displayName || t?.name || t?.render?.name || '?'; return n + '{' + Object.keys(f.memoizedProps ?? {}).slice(0, 6).join(',') + '}'; };
    const changedState = (f: any) => { const a = f.alternate; if (!a || typeof f.type === 'string') return null; let x = f.memoizedState, y = a.memoizedState, i = 0; const out = []; while (x && y && typeof x === 'object' && 'next' in x) { if (x.queue !== null && x.queue !== undefined && x.memoizedState !== y.memoizedState) out.push(i + ':' + String(JSON.stringify(y.memoizedState, (k, v) => (typeof v === 'object' && k.length > 0 ? '…' : v)))?.slice(0, 60) + '→' + String(JSON.stringify(x.memoizedState, (k, v) => (typeof v === 'object' && k.length > 0 ? '…' : v)))?.slice(0, 60)); x = x.next; y = y.next; i++; } return out.length ? out : null; };
    let n = 0;
    g.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { supportsFiber: true, inject: () => 1, onCommitFiberUnmount: () => {}, onPostCommitFiberRoot: () => {},
      onCommitFiberRoot: (_: number, root: any) => { n++; let rendered = 0; const roots: string[] = [];
        const visit = (f: any) => { if (f.alternate === null || f.memoizedProps !== f.alternate?.memoizedProps || f.memoizedState !== f.alternate?.memoizedState) { rendered++; if (f.alternate) { try { const c = changedState(f); if (c) roots.push(label(f) + ' ' + c.join(' ; ')); } catch (e) { roots.push('err ' + e); } } else roots.push('new ' + label(f)); if (f.alternate === null) { let k = 0; const cnt = (q: any) => { k++; for (let c = q.child; c; c = c.sibling) cnt(c); }; cnt(f); rendered += k; roots[roots.length - 1] += ' ×' + k; return; } } if (f.child === f.alternate?.child && f.alternate) return; for (let c = f.child; c; c = c.sibling) visit(c); };
        visit(root.current); g.log.push('#' + n + ' rendered ' + rendered + '\n   ' + roots.slice(0, 30).join('\n   ')); } };
  });
  await page.goto(`${origin}/auth`);
  await signIn(page, account.email, account.password);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('link', { name: 'Go To Event' }).first()).toBeVisible();
  await page.waitForTimeout(6000);
  const take = async (name: string) => { await page.waitForTimeout(1500); console.log('=== ' + name + '\n' + (await page.evaluate(() => { const l = (globalThis as any).log; (globalThis as any).log = []; return l.join('\n'); }))); };
  const dialog = page.getByRole('dialog');
  const open = async () => { await page.getByRole('button', { name: 'Add Gift' }).first().click(); await expect(dialog.getByLabel('Name')).toBeFocused(); };
  await open(); await page.keyboard.press('Escape'); await expect(dialog).toHaveCount(0); await page.waitForTimeout(1500);
  await page.evaluate(() => { (globalThis as any).log = []; });
  await open(); await take('open again');
  await page.keyboard.press('r'); await take('letter');
  await dialog.getByRole('combobox', { name: 'Recipient' }).fill('Björn 0001'); await take('fill');
  await page.getByRole('option', { name: 'Björn 0001' }).click(); await take('choose');
  await dialog.getByRole('button', { name: 'Add Gift' }).click(); await expect(dialog).toHaveCount(0); await take('save');
  await page.getByRole('link', { name: 'People', exact: true }).first().click(); await take('people');
  const search = page.getByPlaceholder('search people...'); await search.click(); await take('click');
  await search.press('g'); await take('filter');
});
