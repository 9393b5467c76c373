import { openRemote, write } from '@evergift/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { remote } from '../../remote.ts';

async function openProfile() {
  const page = await openRemote(remote, { at: '/profile' });
  vi.useRealTimers();
  const group = within(screen.getByRole('radiogroup', { name: 'Language' }));
  const kept = () => page.backend.document(page.uid, { collection: 'settings', id: page.uid });
  const press = (name: string) => page.user.click(group.getByRole('radio', { name }));
  const chosen = () => group.getByRole('radio', { checked: true }).textContent;
  return { ...page, group, kept, press, chosen };
}

test('LC3 each language is offered by its own name, and chosen by one press', async () => {
  const { group, kept, press, chosen } = await openProfile();
  expect(chosen()).toBe('English');
  const offered = group.getAllByRole('radio').map(({ textContent, lang, dir }) => {
    return [textContent, lang, dir];
  });
  expect(offered).toEqual([
    ['English', 'en', 'ltr'],
    ['Deutsch', 'de', 'ltr'],
    ['Français', 'fr', 'ltr'],
    ['Español', 'es', 'ltr'],
    ['العربية', 'ar', 'rtl'],
  ]);
  await press('Deutsch');
  await waitFor(() => expect(kept()).toMatchObject({ language: 'de' }));
  expect(chosen()).toBe('Deutsch');
  await press('English');
  await waitFor(() => expect(kept()).not.toHaveProperty('language'));
});

test('LC3 what is typed and not saved is asked about before the page is opened anew', async () => {
  const { kept, press, chosen, user } = await openProfile();
  const name = screen.getByLabelText<HTMLInputElement>('Display name', { selector: 'input' });
  await write(user, name, 'Ada Lovelace');
  await press('Deutsch');
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Not now' }));
  expect([chosen(), name.value, kept()]).toEqual(['English', 'Ada Lovelace', undefined]);

  await user.clear(name);
  await write(user, screen.getByLabelText('Current password'), 'x');
  await press('Deutsch');
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  await waitFor(() => expect(kept()).toMatchObject({ language: 'de' }));
});

test('LC3 it works offline', async () => {
  const { goOffline, goOnline, kept, press, chosen } = await openProfile();
  goOffline();
  await press('العربية');
  await waitFor(() => expect(chosen()).toBe('العربية'));
  expect(kept()).toBeUndefined();
  void goOnline();
  await waitFor(() => expect(kept()).toMatchObject({ language: 'ar' }));
});

test('LC3 a language that the server refuses goes back and is said', async () => {
  const { backend, notices, press, chosen } = await openProfile();
  backend.refuse(({ collection }) => collection === 'settings');
  await press('Français');
  await waitFor(() => expect(notices).toMatchObject([{ type: 'error', message: /language/ }]));
  expect(chosen()).toBe('English');
});
