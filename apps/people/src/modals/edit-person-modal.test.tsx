import { field, openRemote, setDate, write } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { remote } from '../remote.ts';
import { addFamily } from '../test-data/family.ts';

async function open(name: 'ada' | 'ben' = 'ada') {
  let family = {} as Awaited<ReturnType<typeof addFamily>>;
  const app = await openRemote(remote, {
    at: '/people',
    before: async (world) => {
      family = await addFamily(world);
    },
  });
  const id = family[name];
  await app.openModal('person.edit', { personId: id });
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Save/ }));
    await app.pass();
  };
  const person = async () => (await current(app.data.person$(id))).data?.person;
  return { ...app, family, id, save, person };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edit Person' });
const conflict = () => screen.queryByText(/This person was changed on another device/);

describe('Edit Person', () => {
  test('M4 opens with the current data', async () => {
    await open();
    expect(field('Name').value).toBe('Ada');
    expect(field('Nickname').value).toBe('Countess');
    expect(field('Relationship').value).toBe('Sister');
    expect(field('Notes').value).toBe('Likes engines\nand lace');
    expect(screen.getByRole('group', { name: 'Birthday' }).textContent).toContain('12/10/1990');
  });

  test('M2 X2 saves what changed, says so, and closes after 500 ms', async () => {
    const { user, save, notices, pass, person, place } = await open();
    await user.clear(field('Notes'));
    await write(user, field('Notes'), 'Tea');
    await save();
    expect(notices).toEqual([{ type: 'success', message: 'Successfully updated Ada.' }]);
    expect(await person()).toMatchObject({ name: 'Ada', notes: 'Tea', nickname: 'Countess' });
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(place.path).toBe('/people');
  });

  test('V1 O12 keeps likes, sizes, what to avoid and the yearly budget, folded away until there are any', async () => {
    const { user, save, person, pass, openModal, id } = await open();
    const fold = () => screen.getByRole('button', { name: 'Tastes, sizes and budget' });
    expect(fold().getAttribute('aria-expanded')).toBe('false');
    await user.click(fold());
    const fill = async (label: string, text: string) => {
      await user.click(field(label));
      await user.paste(text);
    };
    await fill('Likes', 'Engines');
    await fill('Sizes', 'Ring 52');
    await fill('Avoid', 'Perfume');
    await fill('Yearly budget', '300');
    await save();
    const facts = { likes: 'Engines', sizes: 'Ring 52', avoids: 'Perfume', yearlyBudget: 30_000 };
    expect(await person()).toMatchObject(facts);
    await pass(500);
    await openModal('person.edit', { personId: id });
    expect(fold().getAttribute('aria-expanded')).toBe('true');
    expect(field('Yearly budget').value).toBe('300.00');
    await user.clear(field('Yearly budget'));
    await save();
    expect(await person()).toMatchObject({ ...facts, yearlyBudget: null });
  });

  test('B2 X2 a new name renames the birthday event, and says so', async () => {
    const { user, save, notices, data, id } = await open();
    await write(user, field('Name'), ' Lovelace');
    await save();
    expect(notices).toEqual([
      { type: 'success', message: 'Successfully updated Ada Lovelace & birthday event.' },
    ]);
    const events = (await current(data.upcomingEvents$(id))).data;
    expect(events.map(({ title }) => title)).toContain("Ada Lovelace's Birthday");
  });

  test('B3 X2 a cleared birthday removes the event, and says so', async () => {
    const { user, save, notices, person } = await open();
    await user.click(screen.getByRole('button', { name: 'Clear Birthday' }));
    await save();
    expect(notices).toEqual([
      { type: 'success', message: 'Successfully updated Ada & birthday event.' },
    ]);
    expect(await person()).toMatchObject({ birthday: '' });
  });

  test('M4 a birthday after today is refused, word for word', async () => {
    const { user, save, notices, person } = await open();
    await setDate(user, 'Birthday', '2026-11-21');
    await save();
    expect(notices).toEqual([
      {
        type: 'warning',
        title: 'Invalid Birthday',
        message: 'Birthday must be today or in the past.',
      },
    ]);
    expect(await person()).toMatchObject({ birthday: '1990-12-10' });
  });

  test('M4 a blank name is refused', async () => {
    const { user, save, person } = await open();
    await user.clear(field('Name'));
    await user.type(field('Name'), '  ');
    await save();
    expect(screen.getByText('Please fill out all required fields.')).toBeDefined();
    expect(await person()).toMatchObject({ name: 'Ada' });
  });

  test('M2 X1 a refused update says so; what the server has comes back', async () => {
    const { user, save, notices, backend, person } = await open();
    backend.refuse(({ collection }) => collection === 'people');
    await user.type(field('Name'), ' L');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      message: 'Error updating Ada L. Please try again.',
    });
    expect(await person()).toMatchObject({ name: 'Ada' });
  });

  test('M12 a live change shows in untouched fields and leaves alone what was typed', async () => {
    const { user, save, elsewhere, id, person } = await open();
    await user.type(field('Notes'), '!');
    await elsewhere(({ commands }) => commands.editPerson(id, { nickname: 'Gus' }).confirmed);
    expect(field('Nickname').value).toBe('Gus');
    expect(field('Notes').value).toBe('Likes engines\nand lace!');
    expect(conflict()).toBeNull();
    await save();
    expect(await person()).toMatchObject({ nickname: 'Gus', notes: 'Likes engines\nand lace!' });
  });

  test('M12 on a conflict the form says so; saving keeps what was typed', async () => {
    const { user, save, elsewhere, id, person } = await open();
    await user.type(field('Nickname'), ' A');
    await elsewhere(({ commands }) => commands.editPerson(id, { nickname: 'Gus' }).confirmed);
    expect(field('Nickname').value).toBe('Countess A');
    expect(conflict()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    expect(conflict()).toBeNull();
    await save();
    expect(await person()).toMatchObject({ nickname: 'Countess A' });
  });

  test('M12 or the other change is taken, also in a date', async () => {
    const { user, save, elsewhere, id, person } = await open();
    await setDate(user, 'Birthday', '1991-01-01');
    await elsewhere(
      ({ commands }) => commands.editPerson(id, { birthday: '1992-02-02' }).confirmed,
    );
    await user.click(screen.getByRole('button', { name: 'Use the other change' }));
    expect(screen.getByRole('group', { name: 'Birthday' }).textContent).toContain('02/02/1992');
    await save();
    expect(await person()).toMatchObject({ birthday: '1992-02-02' });
  });

  test('M12 what was typed stays when the person is deleted elsewhere and brought back there', async () => {
    const { user, elsewhere, id } = await open();
    await write(user, field('Name'), ' Lovelace');
    let undo: (() => { confirmed: Promise<unknown> }) | undefined;
    await elsewhere(({ commands }) => {
      const deleted = commands.deletePerson(id);
      undo = deleted.undo;
      return deleted.confirmed;
    });
    expect(screen.getByText('This person is gone')).toBeDefined();
    await elsewhere(() => undo?.().confirmed);
    expect(field('Name').value).toBe('Ada Lovelace');
  });

  test('M12 who is deleted elsewhere while the form is open is gone, without a crash', async () => {
    const { user, elsewhere, id } = await open();
    await user.type(field('Name'), 'x');
    await elsewhere(({ commands }) => commands.deletePerson(id).confirmed);
    expect(screen.getByText('This person is gone')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
  });

  test('R5 an unknown person', async () => {
    const app = await openRemote(remote, { at: '/people' });
    await app.openModal('person.edit', { personId: 'nobody' });
    expect(screen.getByText('This person is gone')).toBeDefined();
  });

  test('M12 what was typed of somebody who was deleted elsewhere can be added again', async () => {
    const { user, elsewhere, id, pass, data } = await open();
    await user.type(field('Name'), '!');
    const typed = field('Name').value;
    await elsewhere(({ commands }) => commands.deletePerson(id).confirmed);
    await user.click(screen.getByRole('button', { name: 'Add it again as typed' }));
    await pass(500);
    expect(dialog()).toBeNull();
    expect(data.exportData().people.map(({ name }) => name)).toContain(typed);
  });
});
