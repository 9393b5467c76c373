import { makeAccount } from '../fixtures/account.ts';
import { calendarDate, inDays } from '../fixtures/calendar.ts';
import { expect, test } from '../fixtures/evergift.ts';
import { openSignedIn } from '../fixtures/open-signed-in.ts';
import { kite, party, rosa } from '../fixtures/sample-documents.ts';

/** The same day a year later; 29 February is followed by 28 February. */
const nextYear = (date: string): string =>
  `${Number(date.slice(0, 4)) + 1}${date.slice(4)}`.replace('-02-29', '-02-28');

test('O5 O9 O11 what repeats comes back once, a birthday says the age, and what is to wrap is counted', async ({
  page,
  request,
  startEvergift,
}) => {
  const { origin } = await startEvergift();
  const { uid, email, password, store } = await makeAccount(request, origin, 'ada@example.com');
  const yesterday = inDays(-1);
  const birthday = inDays(40);
  await store({
    '': { id: uid, theme: 'light' },
    'people/rosa': { ...rosa, birthday: `1992${birthday.slice(4)}` },
    'events/gala': { ...party, id: 'gala', title: 'Gala', date: yesterday, recurring: true },
    'events/party': { ...party, date: inDays(10) },
    'giftItems/kite': { ...kite, status: 'purchased', eventId: 'party', purchasedCost: 100 },
  });
  await openSignedIn(page, origin, { email, password }, '/events?show=all');
  const galas = page.getByRole('row', { name: /Gala/ });
  await test.step('the event that has passed is there as history, and once more in a year (O9)', async () => {
    await expect(galas).toHaveCount(2);
    const coming = galas.filter({ hasText: calendarDate(nextYear(yesterday)) });
    await expect(coming).toHaveCount(1);
    await expect(galas.filter({ hasText: calendarDate(yesterday) })).toHaveCount(1);
    await page.reload();
    await expect(coming).toHaveCount(1);
    await expect(galas).toHaveCount(2);
  });

  await test.step('a birthday says how old somebody turns (O11)', async () => {
    const turns = Number(birthday.slice(0, 4)) - 1992;
    await expect(page.getByRole('row', { name: /Rosa's Birthday/ }).first()).toContainText(
      `turns ${turns}`,
    );
  });

  await test.step('what is bought and not wrapped is counted until it is (O5)', async () => {
    await page.getByRole('link', { name: 'Party', exact: true }).click();
    await expect(page.getByText('1 still to wrap')).toBeVisible();
    for (const stage of ['ordered', 'arrived', 'wrapped']) {
      await page.getByRole('button', { name: `Mark Kite as ${stage}` }).click();
    }
    await expect(page.getByText('still to wrap')).toBeHidden();
  });
});
