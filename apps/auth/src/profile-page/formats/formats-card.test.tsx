import { openRemote, type OpenOptions } from '@evergift/contract/testing';
import { american, formatsFor, writeIn } from '@evergift/data/testing';
import { speak } from '@evergift/language/speak';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

afterEach(() => {
  speak('en');
  writeIn(american);
});

async function openProfile(options: Partial<OpenOptions> = {}) {
  const page = await openRemote(remote, { at: '/profile', now: '2026-11-20T12:00', ...options });
  vi.useRealTimers();
  await page.user.click(screen.getByRole('button', { name: 'Change currency or region' }));
  const group = await screen.findByRole('group', { name: 'Currency and region' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  const kept = () => page.backend.document(page.uid, { collection: 'settings', id: page.uid });
  const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });
  /** Takes the first that is found by what is typed. */
  const choose = async (name: string, typed: string) => {
    await page.user.click(field(name));
    await page.user.clear(field(name));
    await page.user.keyboard(`${typed}{Enter}`);
  };
  return { ...page, kept, field, choose };
}

test('LC1 LC2 who chose nothing reads US dollars and American dates', async () => {
  const { field, kept } = await openProfile();
  expect(field('Currency').value).toBe('US Dollar');
  expect(field('Region').value).toBe('United States');
  expect(screen.getByText('Wednesday, March 5, 2025 · $12,345.00')).toBeDefined();
  expect(kept()).toBeUndefined();
});

test('LC1 another currency is asked about with what it makes of an amount, and converts nothing', async () => {
  const { user, choose, field, kept, notices } = await openProfile();
  await choose('Currency', 'yen');
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Nothing is converted: \$45\.00 becomes ¥4,500\./)).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Keep US Dollar' }));
  expect(field('Currency').value).toBe('US Dollar');
  expect(kept()).toBeUndefined();

  await choose('Currency', 'eur');
  await user.click(await screen.findByRole('button', { name: 'Change currency' }));
  await waitFor(() => expect(kept()).toMatchObject({ currency: 'EUR' }));
  await screen.findByText('Wednesday, March 5, 2025 · €12,345.00');
  expect(field('Currency').value).toBe('Euro');
  expect(notices).toMatchObject([{ message: 'The currency is Euro now. Nothing was converted.' }]);
});

test('LC2 the region is taken at once, and can be the default again', async () => {
  const { choose, kept } = await openProfile();
  await choose('Region', 'germ');
  await screen.findByText(/^Wednesday,? 5 March 2025 · 12\.345,00\s\$$/);
  expect(kept()).toMatchObject({ region: 'DE' });
  await choose('Region', 'united st');
  await screen.findByText('Wednesday, March 5, 2025 · $12,345.00');
  expect(kept()).not.toHaveProperty('region');
});

test('LC2 LC3 a German page is at home in Germany, and the United States can be chosen', async () => {
  speak('de');
  writeIn(formatsFor({ currency: '', region: '' }));
  const { choose, field, kept } = await openProfile();
  expect(field('Region').value).toBe('Deutschland');
  await choose('Region', 'vereinigte staaten');
  await waitFor(() => expect(kept()).toMatchObject({ region: 'US' }));
  expect(field('Region').value).toBe('Vereinigte Staaten');
  await choose('Region', 'deutschl');
  await waitFor(() => expect(kept()).not.toHaveProperty('region'));
  expect(field('Region').value).toBe('Deutschland');
});

test('LC1 what the server refuses goes back and is said', async () => {
  const { backend, choose, notices } = await openProfile();
  backend.refuse(({ collection }) => collection === 'settings');
  await choose('Region', 'germ');
  await waitFor(() =>
    expect(notices).toMatchObject([{ type: 'error', message: /currency and region/ }]),
  );
  await screen.findByText('Wednesday, March 5, 2025 · $12,345.00');
});
