import { field, pick } from '@evergift/contract/testing';
import type { ModalRequests } from '@evergift/contract';
import { current } from '@evergift/data/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openGifts } from '../../test-data/gifts.ts';
import type { Gifts } from '../../test-data/gifts.ts';

async function open(request: (ids: Gifts) => ModalRequests['gift.add'] = () => ({})) {
  const app = await openGifts({ at: '/dashboard' });
  await app.openModal('gift.add', request(app.ids));
  const type = async (line: string) => {
    await app.user.click(field('Name'));
    await app.user.paste(line);
    await app.pass();
  };
  const press = async (keys: string) => {
    await app.user.keyboard(keys);
    await app.pass(500);
  };
  return { ...app, type, press };
}

const chips = () =>
  within(screen.getByRole('list', { name: 'Understood' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const chip = (name: string) => screen.getByRole('button', { name });
const recipient = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Recipient/ });

describe('a gift in one line', () => {
  test('Q1 one line and Enter saves; the line is ready for the next, with Undo', async () => {
    const { type, press, giftNamed, notices, ids, pass } = await open();
    await type('espresso cups for ben ~45 https://shop.example/x #fair');
    expect(chips()).toEqual(['For Ben', 'Estimate $45.00', 'Fair', 'shop.example']);
    expect(
      screen.getByText('Understood: For Ben. Estimate $45.00. Fair. shop.example.'),
    ).toBeDefined();
    expect(recipient().value).toBe('Ben');
    expect(field('Estimated cost').value).toBe('45.00');
    await press('{Enter}');
    expect(await giftNamed('espresso cups')).toMatchObject({
      personId: ids.ben,
      status: 'idea',
      estimatedCost: 4500,
      purchasedCost: 0,
      plannedEventId: ids.fair,
      url: 'https://shop.example/x',
    });
    expect(document.activeElement).toBe(field('Name'));
    expect([field('Name').value, recipient().value]).toEqual(['', '']);
    expect(notices).toMatchObject([
      { message: 'Successfully added a new gift item.', action: { label: 'Undo' } },
    ]);
    await press('{Enter}');
    expect(screen.queryByText('Please fill out all required fields.')).toBeNull();
    notices[0]?.action?.onAction();
    await pass();
    expect(await giftNamed('espresso cups')).toBeUndefined();
  });

  test('Q1 what is bought is a purchase, at its cost', async () => {
    const { type, press, giftNamed, ids } = await open();
    await type('vase for ada bought 12,50');
    await press('{Enter}');
    expect(await giftNamed('vase')).toMatchObject({
      personId: ids.ada,
      status: 'purchased',
      estimatedCost: 0,
      purchasedCost: 1250,
    });
  });

  test('Q1 a chip that is removed goes back into the name, and its field shows what it did before', async () => {
    const { user, type, press, giftNamed, ids, pass } = await open(({ ben }) => ({
      personId: ben,
    }));
    await type('The $100 Startup for ada');
    expect(chips()).toEqual(['For Ada', 'Estimate $100.00']);
    await user.click(chip('Keep “$100” as text'));
    await pass();
    await user.click(chip('Keep “for ada” as text'));
    await pass();
    expect(screen.queryByRole('list', { name: 'Understood' })).toBeNull();
    expect(document.activeElement).toBe(field('Name'));
    expect([recipient().value, field('Estimated cost').value]).toEqual(['Ben', '0.00']);
    await press('{Enter}');
    expect(await giftNamed('The $100 Startup for ada')).toMatchObject({ personId: ids.ben });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Q1 a chip leads to its field; what is chosen there is the last word', async () => {
    const { user, type, press, giftNamed, ids, pass } = await open();
    await type('vase for ada ~45');
    await user.click(chip('For Ada'));
    expect(document.activeElement).toBe(recipient());
    await user.clear(recipient());
    await pick(user, 'Recipient', 'Ben');
    await pass();
    expect(chips()[0]).toBe('For Ben');
    await type(' two');
    expect(recipient().value).toBe('Ben');
    await press('{Enter}');
    expect(await giftNamed('vase two')).toMatchObject({ personId: ids.ben, estimatedCost: 4500 });
  });

  test('Q1 somebody new: at once with a capital, else on a press', async () => {
    const { user, type, press, giftNamed, data, pass } = await open();
    await type('vase for grandma');
    expect(chips()).toEqual(['+ New person grandma']);
    await user.click(chip('New person grandma'));
    await pass();
    expect(chips()).toEqual(['For Grandma, a new person']);
    await press('{Enter}');
    const people = (await current(data.people$)).data;
    expect(people.find(({ name }) => name === 'Grandma')?.id).toBe(
      (await giftNamed('vase'))?.personId,
    );
  });

  test('Q1 several people share it; a name alone closes the form as before (M2)', async () => {
    const { user, type, press, giftNamed, ids } = await open();
    await type('tent for ada and ben');
    expect(chips()).toEqual(['For Ada, Ben']);
    await press('{Enter}');
    expect(await giftNamed('tent')).toMatchObject({ personId: ids.ada, alsoFor: [ids.ben] });
    await pick(user, 'Recipient', 'Ada');
    await type('1984');
    await press('{Enter}');
    expect(await giftNamed('1984')).toMatchObject({ personId: ids.ada, estimatedCost: 0 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Q1 an Enter that could not send the form does not keep it open when the button sends it', async () => {
    const { user, type, giftNamed, pass } = await open();
    await type('vase for ada ~45');
    // As in a browser while the button is disabled: the key alone, no submission.
    fireEvent.keyDown(field('Name'), { key: 'Enter' });
    fireEvent.keyUp(field('Name'), { key: 'Enter' });
    await user.click(screen.getByRole('button', { name: 'Add Gift' }));
    await pass(500);
    expect(await giftNamed('vase')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('Q3 a name is matched when its person arrives', async () => {
    const { type, elsewhere, pass } = await open();
    await type('vase for carl ~45');
    expect(chips()).toEqual(['Estimate $45.00']);
    await elsewhere(({ commands }) => commands.addPerson({ name: 'Carl' }).confirmed);
    await pass();
    expect(chips()).toEqual(['For Carl', 'Estimate $45.00']);
    expect(recipient().value).toBe('Carl');
  });

  test('Q2 a long text that is shared goes into the notes, in sight', async () => {
    const text = 'A very long story. '.repeat(20).trim();
    await open(() => ({ shared: { title: 'Story', text, url: 'https://shop.example/x' } }));
    expect(field('Name').value).toBe('Story https://shop.example/x');
    expect(field('Notes').value).toBe(`Story ${text}`);
  });

  test('Q2 a line from elsewhere is text, and saved by a press alone', async () => {
    const capture = '<img src=x onerror=alert(1)> for ada javascript:alert(1)';
    const { press, giftNamed, ids, pass } = await open(() => ({ capture }));
    await pass(2000);
    expect(field('Name').value).toBe(capture);
    const name = '<img src=x onerror=alert(1)> javascript:alert(1)';
    expect(await giftNamed(name)).toBeUndefined();
    field('Name').focus();
    await press('{Enter}');
    expect(await giftNamed(name)).toMatchObject({ personId: ids.ada, url: '' });
  });
});
