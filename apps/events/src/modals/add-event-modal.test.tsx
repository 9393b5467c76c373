import { field, pick as pickIn, setDate, write } from '@evergift/contract/testing';
import { current } from '@evergift/data/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openYear } from '../test-data/year.ts';

async function open(
  request: (year: { ada: string; ben: string }) => { people?: string[] } = () => ({}),
) {
  const app = await openYear({ at: '/dashboard' });
  await app.openModal('event.add', request(app.year));
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^Create Event/ }));
    await app.pass();
  };
  const pick = async (name: string) => {
    await pickIn(app.user, 'Participants', name);
    await app.pass();
  };
  const event = async (title: string) => {
    const { data } = await current(app.data.events$);
    return data.find((each) => each.title === title);
  };
  return { ...app, save, pick, event };
}

const dialog = () => screen.queryByRole('dialog', { name: 'Add Event' });
const picked = () =>
  within(screen.getByRole('dialog'))
    .queryAllByRole('row')
    .map(({ textContent }) => textContent);

describe('Add Event', () => {
  test('M5 M2 X2 adds an event, and after 500 ms shows its page', async () => {
    const { user, save, pick, notices, pass, place, event, year } = await open();
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await pick('Ada');
    await pick('Ben');
    await write(user, field('Budget'), '250.50');
    await write(user, field('Type'), 'Holiday');
    await write(user, field('Notes'), 'Black tie');
    await save();
    expect(notices).toEqual([
      { type: 'success', message: 'Successfully added event. Redirecting you now.' },
    ]);
    const gala = await event('Gala');
    expect(gala).toMatchObject({
      date: '2026-12-24',
      people: [year.ada, year.ben],
      budget: 25_050,
      type: 'Holiday',
      notes: 'Black tie',
      recurring: false,
    });
    expect(field('Title').disabled).toBe(true);
    await pass(499);
    expect(dialog()).not.toBeNull();
    await pass(1);
    expect(dialog()).toBeNull();
    expect(place.path).toBe(`/events/${gala?.id}`);
  });

  test('M5 the budget is optional: none is not zero', async () => {
    const { user, save, pick, event } = await open();
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await pick('Ada');
    await save();
    expect((await event('Gala'))?.budget).toBeNull();
  });

  test('O9 one press has it repeated every year', async () => {
    const { user, save, event } = await open(({ ada }) => ({ people: [ada] }));
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await user.click(screen.getByRole('checkbox', { name: 'Repeats every year' }));
    await save();
    expect(await event('Gala')).toMatchObject({ recurring: true });
  });

  test('M10 a budget of 0.50', async () => {
    const { user, save, event } = await open(({ ada }) => ({ people: [ada] }));
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await write(user, field('Budget'), '0.50');
    expect(field('Budget').value).toBe('0.50');
    await save();
    expect((await event('Gala'))?.budget).toBe(50);
  });

  test('P10 M5 opened from a person, they take part already', async () => {
    const { user, save, event, year } = await open(({ ben }) => ({ people: [ben] }));
    expect(picked()).toEqual([expect.stringContaining('Ben')]);
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-11-20');
    await save();
    expect(await event('Gala')).toMatchObject({ people: [year.ben], date: '2026-11-20' });
  });

  test.each(['title', 'date', 'people'])('M5 without %s it is refused', async (missing) => {
    const { user, save, pick, notices, event } = await open();
    if (missing !== 'title') await write(user, field('Title'), 'Gala');
    if (missing !== 'date') await setDate(user, 'Date', '2026-12-24');
    if (missing !== 'people') await pick('Ada');
    await save();
    expect(notices).toEqual([
      {
        type: 'warning',
        title: 'Missing Fields',
        message: 'Please fill out all required fields.',
      },
    ]);
    expect(await event('Gala')).toBeUndefined();
    expect(field('Title').value).toBe(missing === 'title' ? '' : 'Gala');
  });

  test('M5 a date before today is refused', async () => {
    const { user, save, notices, event } = await open(({ ada }) => ({ people: [ada] }));
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-11-19');
    await save();
    expect(notices).toEqual([
      { type: 'warning', title: 'Invalid Date', message: 'Invalid date. Please try again.' },
    ]);
    expect(await event('Gala')).toBeUndefined();
  });

  test('M5 a title that is too long is reported at the field, not as something else', async () => {
    const { user, save, notices } = await open(({ ada }) => ({ people: [ada] }));
    await user.click(field('Title'));
    await user.paste('x'.repeat(201));
    await setDate(user, 'Date', '2026-12-24');
    await save();
    expect(screen.getByText('At most 200 characters.')).toBeDefined();
    expect(notices).toEqual([]);
  });

  const zoe = async (data: Awaited<ReturnType<typeof open>>['data']) =>
    (await current(data.people$)).data.find(({ name }) => name === 'Zoë');

  test('M5 F4 the picker takes somebody new, who is added with the event', async () => {
    const { user, pick, save, event, data } = await open();
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await pick('Zoë');
    expect(picked()).toEqual([expect.stringContaining('Zoë')]);
    expect(await zoe(data)).toBeUndefined();
    await save();
    expect(await event('Gala')).toMatchObject({ people: [(await zoe(data))?.id] });
  });

  test('M5 somebody new is not added when the event is given up, or they are taken out again', async () => {
    const { user, pick, save, event, data, year } = await open(({ ada }) => ({ people: [ada] }));
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await pick('Zoë');
    await user.click(screen.getByRole('combobox', { name: /^Participants/ }));
    await user.keyboard('{Backspace}');
    await user.tab();
    await save();
    expect(await event('Gala')).toMatchObject({ people: [year.ada] });
    expect(await zoe(data)).toBeUndefined();
  });

  test('M5 when the server refuses somebody new, there is no event without them', async () => {
    const { user, pick, save, notices, backend, event, data } = await open();
    backend.refuse(({ collection }) => collection === 'people');
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await pick('Zoë');
    await save();
    expect(notices.at(-1)).toMatchObject({ type: 'error', title: 'Error Adding Event' });
    expect(await event('Gala')).toBeUndefined();
    expect(await zoe(data)).toBeUndefined();
  });

  test('M2 submitted twice it adds one', async () => {
    const { user, pass, data } = await open(({ ada }) => ({ people: [ada] }));
    await setDate(user, 'Date', '2026-12-24');
    await user.type(field('Title'), 'Gala{Enter}{Enter}');
    await pass(500);
    const { data: events } = await current(data.events$);
    expect(events.filter(({ title }) => title === 'Gala')).toHaveLength(1);
  });

  test('X1 what the server refuses', async () => {
    const { user, save, notices, backend } = await open(({ ada }) => ({ people: [ada] }));
    backend.refuse(({ collection }) => collection === 'events');
    await write(user, field('Title'), 'Gala');
    await setDate(user, 'Date', '2026-12-24');
    await save();
    expect(notices.at(-1)).toMatchObject({
      type: 'error',
      title: 'Error Adding Event',
      message: 'Error adding event, please try again.',
    });
  });

  test('M1 Escape closes it', async () => {
    const { user, closings } = await open();
    expect(document.activeElement).toBe(field('Title'));
    await user.keyboard('{Escape}');
    expect(closings()).toBe(1);
  });
});
