import { choose, done, field, pick, write } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../test-data/gifts.ts';
import type { Gifts } from '../test-data/gifts.ts';

type Request = { name: 'gift.add' | 'gift.edit'; of: (ids: Gifts) => object };

/** A form of gifts; the Winter party has a budget of $800.00. */
async function open({ name, of }: Request) {
  const app = await openGifts({ at: '/dashboard' });
  await done(app.data.commands.editEvent(app.ids.party, { budget: 80_000 }));
  await app.openModal(name, of(app.ids) as never);
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: /^(Add Gift|Save)/ }));
    await app.pass();
  };
  const toggle = (status: string) => app.user.click(screen.getByRole('radio', { name: status }));
  const showOptional = () =>
    app.user.click(screen.getByRole('button', { name: 'show optional fields' }));
  return { ...app, save, toggle, showOptional };
}
const adding = (of: (ids: Gifts) => object = () => ({})): Request => ({ name: 'gift.add', of });
const editing = (gift: 'tea' | 'book' | 'pen'): Request => ({
  name: 'gift.edit',
  of: (ids) => ({ giftItemId: ids[gift] }),
});

/** What the notes below the fields say. */
const notes = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter(Boolean);
const planChoice = () => screen.queryByRole('button', { name: /Planned for/ });

describe('O1 an idea that is planned for an event', () => {
  test('opened from a plan: an idea of that person, planned for that event', async () => {
    const { user, save, giftNamed, ids } = await open(
      adding(({ ada, party }) => ({ personId: ada, plannedEventId: party })),
    );
    expect(planChoice()?.textContent).toContain('Winter party');
    await write(user, field('Name'), 'Lamp');
    await user.type(field('Estimated cost'), '45');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({
      personId: ids.ada,
      status: 'idea',
      eventId: '',
      plannedEventId: ids.party,
      estimatedCost: 4500,
    });
  });

  test('an idea can be planned for one of the events to come of its person', async () => {
    const { user, save, giftNamed, ids } = await open(adding());
    expect(planChoice()).toBeNull();
    await write(user, field('Name'), 'Lamp');
    await pick(user, 'Recipient', 'Ben');
    expect(planChoice()?.textContent).toContain('Not planned yet');
    await choose(user, 'Planned for.*', 'Fair');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ plannedEventId: ids.fair, eventId: '' });
  });

  test('marked as purchased it is purchased for that event; as an idea again it stays planned', async () => {
    const { user, toggle, save, giftNamed, ids } = await open(editing('book'));
    await choose(user, 'Planned for.*', 'Winter party');
    await toggle('Purchased');
    expect(screen.getByRole('button', { name: /^Winter party.*Event/ })).toBeDefined();
    await toggle('Idea');
    expect(planChoice()?.textContent).toContain('Winter party');
    await toggle('Purchased');
    await save();
    expect(await giftNamed('Book')).toMatchObject({
      status: 'purchased',
      eventId: ids.party,
      plannedEventId: '',
    });
  });

  test('an idea from the page of an event is planned for it, and does not disappear', async () => {
    const { user, toggle, save, giftNamed, notices, ids } = await open(
      adding(({ party, ada }) => ({ eventId: party, personId: ada })),
    );
    await write(user, field('Name'), 'Lamp');
    await toggle('Idea');
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ plannedEventId: ids.party, eventId: '' });
    expect(notices).toEqual([{ type: 'success', message: 'Successfully added a new gift item.' }]);
  });

  test('for another person the plan starts anew', async () => {
    const { user, save, giftNamed, ids } = await open(editing('book'));
    await choose(user, 'Planned for.*', 'Winter party');
    await user.clear(screen.getByRole('combobox', { name: /^Recipient/ }));
    await pick(user, 'Recipient', 'Ben');
    expect(planChoice()?.textContent).toContain('Not planned yet');
    await save();
    expect(await giftNamed('Book')).toMatchObject({ plannedEventId: '', personId: ids.ben });
  });
});

describe('O4 what saving makes of the budget', () => {
  test('of a purchase, as it is typed', async () => {
    const { user, toggle } = await open(adding(({ ada }) => ({ personId: ada })));
    await toggle('Purchased');
    expect(notes()).toEqual([]);
    await choose(user, 'Event.*', 'Winter party');
    expect(notes()).toEqual(['$800.00 of $800.00 is left']);
    await write(user, field('Purchased cost'), '787.5');
    expect(notes()).toEqual(['Leaves $12.50 of $800.00']);
    await user.clear(field('Purchased cost'));
    await write(user, field('Purchased cost'), '809');
    expect(notes()).toEqual(['$9.00 over the budget of $800.00']);
  });

  test('of an idea that is planned; the budget never blocks', async () => {
    const { user, save, giftNamed } = await open(
      adding(({ ada, party }) => ({ personId: ada, plannedEventId: party })),
    );
    await write(user, field('Name'), 'Boat');
    await write(user, field('Estimated cost'), '1000');
    expect(notes()).toEqual(['$200.00 over the budget of $800.00']);
    await save();
    expect(await giftNamed('Boat')).toMatchObject({ estimatedCost: 100_000 });
  });

  test('of a gift that counts already it is not counted twice', async () => {
    const { user, elsewhere, ids } = await open(editing('pen'));
    await elsewhere(
      ({ commands }) => commands.editGiftItem(ids.pen, { eventId: ids.party }).confirmed,
    );
    expect(notes()).toEqual(['Leaves $760.00 of $800.00']);
    await user.clear(field('Purchased cost'));
    await user.type(field('Purchased cost'), '60');
    expect(notes()).toEqual(['Leaves $740.00 of $800.00']);
  });

  test('an event without a budget says nothing', async () => {
    const { user, toggle } = await open(adding(({ ben }) => ({ personId: ben })));
    await toggle('Purchased');
    await choose(user, 'Event.*', 'Fair');
    await user.type(field('Purchased cost'), '10');
    expect(notes()).toEqual([]);
  });
});

describe('O6 one present for several people', () => {
  test('one press more than for one', async () => {
    const { user, save, giftNamed, ids } = await open(adding(({ ada }) => ({ personId: ada })));
    await write(user, field('Name'), 'Concert tickets');
    await user.click(screen.getByRole('button', { name: 'Ben' }));
    await save();
    expect(await giftNamed('Concert tickets')).toMatchObject({
      personId: ids.ada,
      alsoFor: [ids.ben],
    });
  });

  test('with the picker in the form; the recipient is not offered', async () => {
    const { user, save, giftNamed, showOptional, elsewhere, ids } = await open(
      adding(({ ada }) => ({ personId: ada })),
    );
    await elsewhere(({ commands }) => commands.addPerson({ name: 'Zoë' }, { id: 'zoe' }).confirmed);
    await write(user, field('Name'), 'Concert tickets');
    await showOptional();
    await user.click(screen.getByRole('combobox', { name: /^Also for/ }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Ben',
      'Zoë',
    ]);
    await user.keyboard('zo{Enter}');
    await save();
    expect(await giftNamed('Concert tickets')).toMatchObject({
      alsoFor: ['zoe'],
      personId: ids.ada,
    });
  });

  test('who was picked in the form has a chip, which stays when it takes them back', async () => {
    const { user, showOptional, elsewhere } = await open(adding(({ ada }) => ({ personId: ada })));
    await elsewhere(({ commands }) => commands.addPerson({ name: 'Zoë' }, { id: 'zoe' }).confirmed);
    await showOptional();
    await user.click(screen.getByRole('combobox', { name: /^Also for/ }));
    await user.keyboard('zo{Enter}{Tab}');
    const chip = screen.getByRole('button', { name: 'Zoë', pressed: true });
    await user.click(chip);
    expect(chip.getAttribute('aria-pressed')).toBe('false');
    expect(document.activeElement).toBe(chip);
  });

  test('who becomes the recipient no longer shares it', async () => {
    const { user, save, giftNamed, ids, elsewhere } = await open(editing('book'));
    await elsewhere(
      ({ commands }) => commands.editGiftItem(ids.book, { alsoFor: [ids.ben] }).confirmed,
    );
    await user.clear(screen.getByRole('combobox', { name: /^Recipient/ }));
    await pick(user, 'Recipient', 'Ben');
    await save();
    expect(await giftNamed('Book')).toMatchObject({ personId: ids.ben, alsoFor: [] });
  });
});

describe('O7 a gift that is there already', () => {
  test('is named while the name is typed, with how far it is; saving is not blocked', async () => {
    const { user, save, giftNamed, pass } = await open(adding(({ ada }) => ({ personId: ada })));
    await user.type(field('Name'), 'Te');
    await pass(150);
    expect(notes()).toEqual([]);
    await write(user, field('Name'), 'as!');
    await pass(150);
    expect(notes()).toEqual(["Already on Ada's list: Tea (bought, Picnic 2026)"]);
    await save();
    expect(await giftNamed('Teas!')).toBeDefined();
  });

  test('is named for the person who is chosen, and for who shares it', async () => {
    const { user, pass } = await open(adding());
    await write(user, field('Name'), 'books');
    await pass(150);
    expect(notes()).toEqual([]);
    await pick(user, 'Recipient', 'Ben');
    await pass(150);
    expect(notes()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await pass(150);
    expect(notes()).toEqual(["Already on Ada's list: Book (idea)"]);
  });

  test('is not the gift that is edited', async () => {
    const { user, pass } = await open(editing('book'));
    await pass(150);
    expect(notes()).toEqual([]);
    await user.clear(field('Name'));
    await write(user, field('Name'), 'tea');
    await pass(150);
    expect(notes()).toEqual(["Already on Ada's list: Tea (bought, Picnic 2026)"]);
  });
});

describe('what else a form keeps', () => {
  test('notes of a new gift and of one that exists', async () => {
    const { user, save, giftNamed, showOptional, openModal, pass } = await open(
      adding(({ ada }) => ({ personId: ada })),
    );
    await write(user, field('Name'), 'Lamp');
    await showOptional();
    await write(user, field('Notes'), 'Brass, not chrome');
    await save();
    const lamp = await giftNamed('Lamp');
    expect(lamp).toMatchObject({ notes: 'Brass, not chrome' });
    await pass(500);
    await openModal('gift.edit', { giftItemId: lamp?.id ?? '' });
    expect(field('Notes').value).toBe('Brass, not chrome');
    await user.clear(field('Notes'));
    await save();
    expect(await giftNamed('Lamp')).toMatchObject({ notes: '' });
  });

  test('O5 any stage of a purchase; an idea has none', async () => {
    const { user, save, toggle, giftNamed } = await open(editing('tea'));
    await toggle('Idea');
    expect(screen.queryByRole('button', { name: /Stage/ })).toBeNull();
    await toggle('Purchased');
    await choose(user, 'Stage', 'Wrapped');
    await save();
    expect(await giftNamed('Tea')).toMatchObject({ stage: 'wrapped' });
  });
});
