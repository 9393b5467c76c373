import { done, field, pick, setDate, write } from '@evergift/contract/testing';
import type { OpenOptions } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openYear } from '../test-data/year.ts';
import type { Year } from '../test-data/year.ts';

async function open(name: keyof Year = 'party', before?: OpenOptions['before']) {
  const app = await openYear(before && { before });
  const id = app.year[name];
  await app.openModal('event.edit', { eventId: id });
  const save = async () => {
    await app.user.click(submit());
    await app.pass();
  };
  const event = async () => (await current(app.data.event$(id))).data?.event;
  return { ...app, id, save, event };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Edit Event' });
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Save/ });
const remove = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('button');

describe('Edit Event', () => {
  test('M6 opens with the current data', async () => {
    await open();
    expect(field('Title').value).toBe('Winter party');
    expect(screen.getByRole('group', { name: 'Date' }).textContent).toContain('12/01/2026');
    expect(field('Budget').value).toBe('100.00');
    expect(field('Notes').value).toBe('Bring\nlights');
    expect(screen.getByRole('row', { name: /Countess/ })).toBeDefined();
    expect(screen.getByRole('row', { name: /Ben/ })).toBeDefined();
  });

  test('M2 X2 saves, says so, and closes after 500 ms', async () => {
    const { user, save, notices, pass, event } = await open();
    await write(user, field('Title'), ' of Ada ');
    await user.clear(field('Notes'));
    await save();
    expect(notices).toEqual([
      {
        type: 'success',
        title: 'Successfully Updated',
        message: 'Successfully updated Winter party of Ada event.',
      },
    ]);
    expect(await event()).toMatchObject({
      title: 'Winter party of Ada',
      notes: '',
      budget: 10_000,
    });
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
  });

  test('O9 an event can repeat every year, and stop again', async () => {
    const { user, save, event } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Repeats every year' }));
    await save();
    expect(await event()).toMatchObject({ recurring: true });
  });

  test('N1 an event is reminded of as usual, at times of its own, or never', async () => {
    const { user, pass, save, event } = await open();
    const way = (name: string) => screen.getByRole('radio', { name });
    const isPressed = (name: string) =>
      screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect(way('As usual').getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('As for all events: 3 weeks, 1 week, and 1 day before.')).toBeDefined();
    await user.click(way('Own times'));
    expect(['3 weeks', '1 week', '1 day'].map(isPressed)).toEqual(['true', 'true', 'true']);
    await user.click(screen.getByRole('button', { name: '1 week' }));
    await user.click(screen.getByRole('button', { name: 'Another time' }));
    await user.keyboard('10{Enter}');
    await save();
    expect(await event()).toMatchObject({ remindDays: [21, 10, 1], title: 'Winter party' });
    await pass(500);
    expect(dialog()).toBeNull();
  });

  test.each([
    ['Never', []],
    ['As usual', null],
  ])('N1 %s is kept', async (name, remindDays) => {
    const app = await open();
    await app.user.click(screen.getByRole('radio', { name: 'Own times' }));
    await app.user.click(screen.getByRole('radio', { name }));
    await app.save();
    expect(await app.event()).toMatchObject({ remindDays });
  });

  test('LC3 a birthday is called as the page calls it, and stored as it was', async () => {
    const translate = (english: string) =>
      ({ "{name}'s Birthday": 'Geburtstag von {name}', birthday: 'Geburtstag' })[english] ??
      english;
    const app = await openYear();
    await app.elsewhere(
      ({ commands }) => commands.editPerson(app.year.ada, { birthday: '1990-12-09' }).confirmed,
    );
    const eventId = `birthday-${app.year.ada}-2026`;
    globalThis.evergiftSpeech = { language: 'de', translate };
    onTestFinished(() => (globalThis.evergiftSpeech = undefined));
    await app.openModal('event.edit', { eventId });
    expect(field('Title').value).toMatch(/^Geburtstag von /);
    expect(field('Type').value).toBe('Geburtstag');
    await write(app.user, field('Notes'), 'Cake');
    await app.user.click(submit());
    await app.pass();
    expect((await current(app.data.event$(eventId))).data?.event).toMatchObject({
      title: expect.stringMatching(/'s Birthday$/),
      type: 'birthday',
      notes: 'Cake',
    });
  });

  test('O9 B2 a birthday event, which repeats by itself, does not offer it', async () => {
    const app = await openYear();
    await app.elsewhere(
      ({ commands }) => commands.editPerson(app.year.ada, { birthday: '1990-12-09' }).confirmed,
    );
    await app.openModal('event.edit', { eventId: `birthday-${app.year.ada}-2026` });
    expect(field('Title').value).toBe("Ada's Birthday");
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('M6 Save is disabled until title (trimmed), date and a participant are there', async () => {
    const { user } = await open('fair');
    expect(submit().disabled).toBe(false);
    await user.clear(field('Title'));
    await user.type(field('Title'), '  ');
    expect(submit().disabled).toBe(true);
    await user.type(field('Title'), 'x');
    expect(submit().disabled).toBe(false);
    await user.click(remove('Ben'));
    expect(submit().disabled).toBe(true);
    await pick(user, 'Participants', 'Ada');
    expect(submit().disabled).toBe(false);
    const group = screen.getByRole('group', { name: 'Date' });
    for (const segment of within(group).getAllByRole('spinbutton')) {
      await user.click(segment);
      await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
    }
    expect(submit().disabled).toBe(true);
  });

  test('M6 the budget can be taken away, and the date may lie in the past', async () => {
    const { user, save, event } = await open();
    await user.clear(field('Budget'));
    await setDate(user, 'Date', '2026-01-02');
    await save();
    expect(await event()).toMatchObject({ budget: null, date: '2026-01-02' });
  });

  test('M6 O9 an event that repeats goes on repeating', async () => {
    const { user, save, event } = await open('party', async ({ data }) => {
      for (const { id } of (await current(data.events$)).data) {
        await done(data.commands.editEvent(id, { recurring: true }));
      }
    });
    await user.type(field('Title'), '!');
    await save();
    expect(await event()).toMatchObject({ title: 'Winter party!', recurring: true });
  });

  test('M6 notes and budget are optional', async () => {
    const { user, save, event } = await open('dinner');
    await user.type(field('Title'), '!');
    await save();
    expect(await event()).toMatchObject({ title: 'Dinner!', budget: null, notes: '' });
  });

  test('M6 F4 the picker takes somebody new, who is added with the change', async () => {
    const { user, save, event, data, pass } = await open('fair');
    await pick(user, 'Participants', 'Zoë');
    await pass();
    await save();
    const zoe = (await current(data.people$)).data.find(({ name }) => name === 'Zoë');
    expect((await event())?.people).toContain(zoe?.id);
  });

  test('X1 a refused update', async () => {
    const { user, save, notices, backend, event } = await open();
    backend.refuse(({ collection }) => collection === 'events');
    await user.type(field('Title'), '!');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error Updating Event',
      message: 'Error updating Winter party! event, please try again.',
    });
    expect(await event()).toMatchObject({ title: 'Winter party' });
  });

  test('M12 a live change never wipes what was typed', async () => {
    const { user, save, elsewhere, id, year, event } = await open();
    await user.type(field('Title'), '!');
    await elsewhere(
      ({ commands }) =>
        commands.editEvent(id, { title: 'Gala', notes: 'Tea', people: [year.ada] }).confirmed,
    );
    expect(field('Title').value).toBe('Winter party!');
    expect(field('Notes').value).toBe('Tea');
    expect(screen.queryByRole('row', { name: /Ben/ })).toBeNull();
    expect(screen.getByText(/This event was changed on another device/)).toBeDefined();
    await save();
    expect(await event()).toMatchObject({
      title: 'Winter party!',
      notes: 'Tea',
      people: [year.ada],
    });
  });

  test('M12 what was typed stays when the event is deleted elsewhere and brought back there', async () => {
    const { user, elsewhere, id } = await open();
    await user.type(field('Title'), '!');
    const typed = field('Title').value;
    let undo: (() => { confirmed: Promise<unknown> }) | undefined;
    await elsewhere(({ commands }) => {
      const deleted = commands.deleteEvent(id);
      undo = deleted.undo;
      return deleted.confirmed;
    });
    expect(screen.getByText('This event is gone')).toBeDefined();
    await elsewhere(() => undo?.().confirmed);
    expect(field('Title').value).toBe(typed);
  });

  test('M12 an event deleted elsewhere while its form is open is gone, without a crash', async () => {
    const { user, elsewhere, id } = await open();
    await elsewhere(({ commands }) => commands.deleteEvent(id).confirmed);
    expect(screen.getByText('This event is gone')).toBeDefined();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeNull();
  });

  test('M12 what was typed in an event that was deleted elsewhere can be added again', async () => {
    const { user, elsewhere, id, pass, data } = await open();
    await user.type(field('Title'), '!');
    const typed = field('Title').value;
    await elsewhere(({ commands }) => commands.deleteEvent(id).confirmed);
    await user.click(screen.getByRole('button', { name: 'Add it again as typed' }));
    await pass(500);
    expect(dialog()).toBeNull();
    expect(data.exportData().events.map(({ title }) => title)).toContain(typed);
  });
});
