import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { demoAccount, signInToDemo } from '../fixtures/steps.ts';

test('a server that restarts behind its proxy signs nobody out', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await signInToDemo(page, origin);
  const services = /identitytoolkit|securetoken|google\.firestore/;
  await page.route(services, (route) => {
    const error = { code: 503, message: 'UNAVAILABLE', status: 'UNAVAILABLE' };
    return route.fulfill({ status: 503, json: { error } });
  });
  const refused = page.waitForResponse(/accounts:lookup/);
  await page.goto(`${origin}/people`);
  expect((await refused).status()).toBe(503);
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
  await page.unroute(services);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
});

test('a browser that does not say who is signed in gets words and a Retry', async ({
  page,
  startEvergift,
}) => {
  const { origin } = await startEvergift({ demo: true });
  await page.addInitScript(() => {
    if (sessionStorage.getItem('refused')) return;
    const { get } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.get = function (key) {
      if (this.name !== 'firebaseLocalStorage') return get.call(this, key);
      sessionStorage.setItem('refused', 'yes');
      throw new DOMException(
        'Attempt to get records from database without an in-progress transaction',
      );
    };
  });
  await openSignedIn(page, origin, demoAccount, '/people');
  await expect(page.getByText('This is taking a while')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'Noor Haddad' })).toBeVisible();
});
