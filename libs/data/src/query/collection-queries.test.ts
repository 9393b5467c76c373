import { filter, firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import type { QueryState } from '../model/query-state.ts';
import { createTestData } from '../testing/create-test-data.ts';
import { followCollection, searchCollection, type SearchResult } from './collection-queries.ts';

async function world() {
  const { data } = await createTestData();
  const ada = data.commands.addPerson({
    name: 'Ada Byron',
    nickname: 'Ada',
    relationship: 'friend',
  });
  await ada.confirmed;
  await data.commands.addEvent({ title: 'Ada’s party', date: '2030-12-24', people: [ada.id] })
    .confirmed;
  await data.commands.addGiftItem({ name: 'Book about Ada', personId: ada.id }).confirmed;
  const search = (name: string): Promise<readonly SearchResult[]> => {
    const results$ = searchCollection(data, name, 'ada');
    if (!results$) throw new Error(`There is no collection named ${name}.`);
    return firstValueFrom(results$.pipe(filter((results) => results.length > 0)));
  };
  return { data, search };
}

test('each collection is searched by its name, and a result says how it differs from others', async () => {
  const { search } = await world();
  expect(await search('people')).toMatchObject([{ label: 'Ada', detail: 'Ada Byron' }]);
  expect(await search('events')).toMatchObject([{ label: 'Ada’s party', detail: 'Dec 24, 2030' }]);
  expect(await search('giftItems')).toMatchObject([{ label: 'Book about Ada', detail: 'for Ada' }]);
});

test.each(['wishes', 'constructor'])('there is no collection named %s', async (name) => {
  const { data } = await world();
  expect(searchCollection(data, name, 'ada')).toBeUndefined();
  expect(followCollection(data, name)).toBeUndefined();
});

test('the state of a collection says nothing of what is in it', async () => {
  const { data } = await world();
  const states: QueryState[] = [];
  followCollection(data, 'people')?.subscribe((state) => states.push(state));
  expect(states).toMatchObject([{ status: 'live' }]);
  await data.commands.addPerson({ name: 'Ben' }).confirmed;
  expect(states).toHaveLength(1);
});
