import { choose, write } from '@evergift/contract/testing';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openYear as open, titles } from '../test-data/year.ts';

const search = () => screen.getByPlaceholderText<HTMLInputElement>('search events...');
const direction = () => screen.getByRole<HTMLButtonElement>('button', { name: /Direction/ });
const showAll = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'show all events' });

describe('filtering and sorting events', () => {
  test('E2 shows the upcoming ones at first, today’s among them, by date', async () => {
    await open();
    expect(titles()).toEqual(['Dinner', 'Winter party', 'Fair']);
  });

  test('E2 show all events shows past ones too, and the address keeps it', async () => {
    const { user, pass, place } = await open();
    expect(showAll().checked).toBe(false);
    await user.click(showAll());
    await pass();
    expect(titles()).toEqual(['Picnic', 'Dinner', 'Winter party', 'Fair']);
    expect(place.path).toBe('/events?show=all');
  });

  test('E2 searches in titles only', async () => {
    const { user, pass } = await open();
    await write(user, search(), 'WINTER');
    await pass();
    expect(titles()).toEqual(['Winter party']);
    await user.clear(search());
    await write(user, search(), 'ada');
    await pass();
    expect(screen.getByText('No event matches “ada”')).toBeDefined();
    await user.click(screen.getByText('Clear search'));
    await pass();
    expect(titles()).toHaveLength(3);
  });

  test('E2 Enter in the search box does not reload', async () => {
    const { user, pass } = await open();
    await write(user, search(), 'fair');
    await user.keyboard('{Enter}');
    await pass();
    expect(search().closest('form')).toBeNull();
    expect(titles()).toEqual(['Fair']);
  });

  test('E2 sorts by title, gifts and spending, in both directions', async () => {
    const { user, pass } = await open();
    await choose(user, 'Sort by', 'Title');
    expect(titles()).toEqual(['Dinner', 'Fair', 'Winter party']);
    await choose(user, 'Direction', 'Z to A');
    expect(titles()).toEqual(['Winter party', 'Fair', 'Dinner']);
    await choose(user, 'Sort by', 'Gift count');
    expect(titles()[0]).toBe('Winter party');
    await choose(user, 'Sort by', 'Total spent');
    await pass();
    expect(titles()[0]).toBe('Winter party');
  });

  test('E2 recently added is newest first; the direction is disabled and ignored', async () => {
    const { user } = await open({ at: '/events?show=all&direction=desc' });
    expect(titles()).toEqual(['Fair', 'Winter party', 'Dinner', 'Picnic']);
    expect(direction().disabled).toBe(false);
    await choose(user, 'Sort by', 'Recently added');
    expect(titles()[0]).toBe('Picnic');
    expect(direction().disabled).toBe(true);
  });

  test('E2 a shared link opens the same list; what makes no sense is the default', async () => {
    const { go } = await open({ at: '/events?search=i&show=all&sort=title&direction=desc' });
    expect(titles()).toEqual(['Winter party', 'Picnic', 'Fair', 'Dinner']);
    expect(showAll().checked).toBe(true);
    await go('/events?sort=colour&show=some');
    expect(titles()).toEqual(['Dinner', 'Winter party', 'Fair']);
    await go(-1);
    expect(search().value).toBe('i');
  });
});
