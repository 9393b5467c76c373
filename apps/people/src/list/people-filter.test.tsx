import { choose, write } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { names, openPeople as open } from '../test-data/open-people.ts';

const search = () => screen.getByPlaceholderText<HTMLInputElement>('search people...');
const selector = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) });

describe('filtering and sorting people', () => {
  test('P2 the panel Filter & Sort is open at first and folds', async () => {
    const { user } = await open();
    const fold = screen.getByRole('button', { name: 'Filter & Sort' });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
  });

  test.each([
    ['da', ['Ada']],
    ['COUNTESS', ['Ada']],
    ['colleague', ['Ben']],
    ['e', ['Ada', 'Ben', 'Dee']],
  ])('P2 searching for %s finds by name, nickname or relationship', async (text, found) => {
    const { user, pass, place } = await open();
    await write(user, search(), text);
    await pass();
    expect(search().value).toBe(text);
    expect(names()).toEqual(found);
    expect(place.path).toBe(`/people?search=${text}`);
  });

  test('P2 a search that finds nobody says so, and can be cleared', async () => {
    const { user, pass } = await open();
    await user.type(search(), 'zz');
    await pass();
    expect(screen.getByText('Nobody matches “zz”')).toBeDefined();
    await user.click(screen.getByText('Clear search'));
    await pass();
    expect(search().value).toBe('');
    expect(names()).toHaveLength(4);
  });

  test('P2 Enter in the search box does not reload', async () => {
    const { user } = await open();
    const submitted: Event[] = [];
    document.addEventListener('submit', (event) => submitted.push(event));
    await write(user, search(), 'ada');
    await user.keyboard('{Enter}');
    expect(submitted).toEqual([]);
    expect(search().closest('form')).toBeNull();
    expect(search().value).toBe('ada');
  });

  test('P3 sorts by the name at first, and by what is chosen', async () => {
    const app = await open();
    expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
    await choose(app.user, 'Direction', 'Z to A');
    expect(names()).toEqual(['Dee', 'Cy', 'Ben', 'Ada']);
    await choose(app.user, 'Sort by', 'Gift count');
    expect(names().slice(0, 2)).toEqual(['Ada', 'Ben']);
    await choose(app.user, 'Sort by', 'Total spent');
    expect(names().slice(0, 2)).toEqual(['Ben', 'Ada']);
    expect(app.place.path).toBe('/people?sort=totalSpent&direction=desc');
  });

  test('P3 by birthday puts who has none last, in both directions', async () => {
    const app = await open({ at: '/people?sort=birthday' });
    expect(names()).toEqual(['Cy', 'Dee', 'Ada', 'Ben']);
    await choose(app.user, 'Direction', 'Latest first');
    expect(names()).toEqual(['Ada', 'Dee', 'Cy', 'Ben']);
  });

  test('P4 recently added is newest first; the direction is disabled and ignored', async () => {
    const app = await open({
      before: async ({ clock, data }) => {
        await clock.advance({ minutes: 1 });
        await data.commands.addPerson({ name: 'Mo' }).confirmed;
      },
    });
    await choose(app.user, 'Direction', 'Z to A');
    expect(selector('Direction').disabled).toBe(false);
    await choose(app.user, 'Sort by', 'Recently added');
    expect(names()[0]).toBe('Mo');
    expect(selector('Direction').disabled).toBe(true);
  });

  test('P2 P3 the address keeps search, sort and direction over reload, Back and a shared link', async () => {
    const { user, pass, go } = await open({
      at: '/people?search=e&sort=birthday&direction=desc',
    });
    expect(search().value).toBe('e');
    expect(names()).toEqual(['Ada', 'Dee', 'Ben']);
    await user.type(search(), 'e');
    await pass();
    expect(names()).toEqual(['Dee']);
    await go('/people');
    expect(search().value).toBe('');
    expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
    await go(-1);
    expect(search().value).toBe('ee');
    expect(names()).toEqual(['Dee']);
  });

  test('P3 what makes no sense in the address is the default', async () => {
    await open({ at: '/people?sort=shoe-size&direction=up' });
    expect(names()).toEqual(['Ada', 'Ben', 'Cy', 'Dee']);
  });
});
