import { field, openRemote, setDate, write } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';

async function open(options: OpenOptions = {}) {
  const app = await openRemote(remote, { at: '/dashboard', ...options });
  await app.openModal('person.add', {});
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Add Person/ }));
    await app.pass();
  };
  const people = async () => (await current(app.data.people$)).data;
  const events = async () => (await current(app.data.events$)).data;
  return { ...app, save, people, events };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Add Person' });

describe('Add Person', () => {
  test('M1 the focus moves in; Escape closes it', async () => {
    const { user, closings } = await open();
    expect(document.activeElement).toBe(field('Name'));
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });

  test('M1 a click on the overlay closes it', async () => {
    const { user } = await open();
    await user.click(dialog()?.closest('.overlay') as Element);
    expect(dialog()).toBeNull();
  });

  test('M3 several in a row: the form stays, and nothing leads away', async () => {
    const { user, save, pass, place, people } = await open();
    await user.click(screen.getByRole('switch', { name: 'Add another' }));
    for (const name of ['Ada', 'Ben']) {
      await write(user, field('Name'), name);
      await save();
      await pass(500);
      expect(document.activeElement).toBe(field('Name'));
      expect(field('Name').value).toBe('');
    }
    expect((await people()).map(({ name }) => name).sort()).toEqual(['Ada', 'Ben']);
    expect(place.path).toBe('/dashboard');
  });

  test('M3 M2 X2 adds a person without a birthday, and after 500 ms shows their page', async () => {
    const { user, save, notices, pass, place, people, events } = await open();
    await write(user, field('Name'), ' Ada ');
    await write(user, field('Nickname'), 'Countess');
    await write(user, field('Relationship'), 'Sister');
    await write(user, field('Notes'), 'Engines');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'New person added.' }]);
    expect(field('Name').disabled).toBe(true);
    expect(dialog()?.querySelector('button .lucide-check')).not.toBeNull();
    const [ada] = await people();
    expect(ada).toMatchObject({
      name: 'Ada',
      birthday: '',
      nickname: 'Countess',
      relationship: 'Sister',
      notes: 'Engines',
    });
    expect(await events()).toEqual([]);
    await pass(499);
    expect(dialog()).not.toBeNull();
    expect(place.path).toBe('/dashboard');
    await pass(1);
    expect(dialog()).toBeNull();
    expect(place.path).toBe(`/people/${ada?.id}`);
  });

  test('B1 F4 X2 with a birthday the birthday event comes with it', async () => {
    const { user, save, notices, people, events } = await open();
    await write(user, field('Name'), 'Ada');
    await setDate(user, 'Birthday', '1990-12-10');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'New person & birthday event added.' }]);
    const [ada] = await people();
    expect(await events()).toMatchObject([
      { title: "Ada's Birthday", date: '2026-12-10', type: 'birthday', people: [ada?.id] },
    ]);
  });

  test('M3 a birthday today is not in the future', async () => {
    const { user, save, notices } = await open();
    await user.type(field('Name'), 'Cy');
    await setDate(user, 'Birthday', '2026-11-20');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'New person & birthday event added.' }]);
  });

  test('M3 a birthday after today is refused, word for word', async () => {
    const { user, save, notices, people } = await open();
    await write(user, field('Name'), 'Ada');
    await setDate(user, 'Birthday', '2026-11-21');
    await save();
    expect(notices).toEqual([
      {
        type: 'warning',
        message: 'Invalid birthday date.  Needs to be today or in the past',
      },
    ]);
    expect(await people()).toEqual([]);
    expect(field('Name').value).toBe('Ada');
    expect(field('Name').disabled).toBe(false);
  });

  test.each(['', '   '])('M3 the name is required and must not be blank (%j)', async (name) => {
    const { user, save, people } = await open();
    if (name) await write(user, field('Name'), name);
    await save();
    expect(screen.getByText('Please fill out all required fields.')).toBeDefined();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(await people()).toEqual([]);
  });

  test('M2 submitted twice, and with Enter, it adds one', async () => {
    const { user, pass, people } = await open();
    await user.type(field('Name'), 'Ada{Enter}{Enter}');
    await user.click(screen.getByRole('button', { name: /^Add Person/ }));
    await pass(500);
    expect(await people()).toHaveLength(1);
  });

  test('X1 what the server refuses', async () => {
    const { user, save, notices, backend, people } = await open();
    backend.refuse(({ collection }) => collection === 'people');
    await write(user, field('Name'), 'Ada');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'Error adding new person.',
      error: { kind: 'permission' },
    });
    expect(notices.at(-1)?.title).toBeUndefined();
    expect(await people()).toEqual([]);
  });

  test('offline it is added at once', async () => {
    const { user, save, notices, goOffline, people } = await open();
    goOffline();
    await write(user, field('Name'), 'Ada');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'New person added.' }]);
    expect(await people()).toMatchObject([{ name: 'Ada', pending: true }]);
  });
});
