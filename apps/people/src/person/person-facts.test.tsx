import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { card, openPerson as open, section } from '../test-data/open-person.ts';

describe('what one should know before choosing a present', () => {
  test('O11 of a birthday without a year it shows neither year nor age', async () => {
    const { elsewhere, family } = await open();
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ada, { birthday: '1604-12-10' }).confirmed,
    );
    expect(card('Days to Birthday')).toBe('Days to Birthday20Dec 10');
  });

  test('O12 shows what is good to know, and this year’s budget, only where there is something', async () => {
    const { elsewhere, family, go, pass } = await open();
    expect(screen.queryByRole('heading', { name: 'Good to know' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Budget 2026' })).toBeNull();
    await elsewhere(async ({ commands }) => {
      const facts = { likes: 'Engines', avoids: 'Perfume', yearlyBudget: 5_000 };
      await commands.editPerson(family.ada, facts).confirmed;
      const idea = { name: 'Clock', personId: family.ada, estimatedCost: 1_000 };
      const clock = commands.addGiftItem(idea);
      await clock.confirmed;
      await commands.planGiftItem(clock.id, family.party).confirmed;
    });
    const terms = section('Good to know').getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Likes', 'Avoid']);
    const facts = section('Good to know').getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual(['Engines', 'Perfume']);
    const budget = section('Budget 2026');
    expect(budget.getByText('$0.50 / $50.00')).toBeDefined();
    const bar = budget.getByRole('progressbar', { name: 'Budget 2026' });
    expect(bar.ariaValueText).toBe('$0.50 spent, $10.00 planned, $39.50 left');
    await go(`/people/${family.ben}`);
    await pass();
    expect(screen.queryByRole('heading', { name: 'Good to know' })).toBeNull();
  });

  test('O12 says in words by how much the year’s budget is exceeded', async () => {
    const { elsewhere, family } = await open('ben');
    await elsewhere(
      ({ commands }) => commands.editPerson(family.ben, { yearlyBudget: 3_100 }).confirmed,
    );
    expect(section('Budget 2026').getByText('$40.00 / $31.00')).toBeDefined();
    expect(section('Budget 2026').getByText('Over by $9.00')).toBeDefined();
  });

  test('O8 shows what was given by year and occasion, newest first, and ideas above', async () => {
    const { elsewhere, backend, uid, family, user, host } = await open();
    await elsewhere(async ({ commands }) => {
      const stamps = { createdAt: 1, updatedAt: 1 };
      const event = { people: [family.ada], recurring: false, notes: '', budget: null, ...stamps };
      const put = (id: string, title: string, date: string) =>
        backend.put(uid, { collection: 'events', id }, { ...event, id, title, date, type: '' });
      put('christmas-2025', 'Christmas', '2025-12-24');
      put(`birthday-${family.ada}-2025`, "Ada's Birthday", '2025-12-10');
      put('easter-2024', 'Easter', '2024-03-31');
      const bought = { status: 'purchased', personId: family.ada } as const;
      for (const gift of [
        { name: 'Tent', eventId: 'christmas-2025', purchasedCost: 6_001, alsoFor: [family.ben] },
        { name: 'Ink', eventId: `birthday-${family.ada}-2025`, purchasedCost: 900 },
        { name: 'Egg', eventId: 'easter-2024' },
      ]) {
        await commands.addGiftItem({ ...bought, ...gift }).confirmed;
      }
    });
    const given = section('Given so far');
    const headings = given.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Given so far',
      '2025',
      'ChristmasDec 24',
      'BirthdayDec 10',
      '2024',
      'EasterMar 31',
    ]);
    expect(given.getByText('Tent').closest('li')?.textContent).toBe(
      'Tent with Ben$30.01 of $60.01',
    );
    expect(given.getByText('$39.01')).toBeDefined();
    expect(given.getByText('Egg').closest('li')?.textContent).toBe('EggNo price');
    await user.click(given.getByRole('button', { name: 'Edit Ink' }));
    expect(host.opened.at(-1)?.name).toBe('gift.edit');

    // What is ahead is above, without what was given.
    const rows = section('Gift Items').getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Tea', 'Book']);
    const [gifts, history] = ['Gift Items', 'Given so far'].map((name) =>
      screen.getByRole('heading', { name }),
    );
    expect(gifts?.compareDocumentPosition(history!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('O8 nothing given, nothing said', async () => {
    await open('cy');
    expect(screen.queryByRole('heading', { name: 'Given so far' })).toBeNull();
  });
});
