import { act, cleanup, render, screen } from '@testing-library/react';
import { memo, StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { BehaviorSubject, defer, of, type Observable } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Data } from '../compose-data.ts';
import type { GiftRow } from '../rows/gift-row.ts';
import { createTestData, settle } from '../testing/index.ts';
import { AuthProvider, DataProvider, useAuth, useData, useObservable, useQuery } from './index.ts';

afterEach(cleanup);

const page = (data: Data, children: ReactNode) =>
  render(
    <DataProvider data={data}>
      <AuthProvider>{children}</AuthProvider>
    </DataProvider>,
  );

const commits = new Map<string, number>();
const count = (name: string) => commits.set(name, (commits.get(name) ?? 0) + 1);

const Row = memo(function Row({ row }: { row: GiftRow }) {
  count(row.id);
  return <li>{row.gift.name}</li>;
});

function Gifts() {
  const { data, status } = useQuery(useData().giftList$({ sort: 'name' }));
  count('list');
  return (
    <ul aria-label={status}>
      {data.map((row) => (
        <Row key={row.id} row={row} />
      ))}
    </ul>
  );
}

test('A10 useAuth outside its provider throws', () => {
  function Lost() {
    useAuth();
    return null;
  }
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Lost />)).toThrow('useAuth must be used within an AuthProvider');
  vi.restoreAllMocks();
});

test('A9 useAuth follows the sign-in state', async () => {
  const { data } = await createTestData();
  function Who() {
    const { user, loading } = useAuth();
    return <p>{loading ? 'Loading...' : (user?.email ?? 'nobody')}</p>;
  }
  page(data, <Who />);
  expect(screen.getByText('ada@example.com')).toBeDefined();
  await act(() => data.session.signOut());
  expect(screen.getByText('nobody')).toBeDefined();
});

test('a query answers on the first render and follows; one remote change re-renders its row and nothing else', async () => {
  const world = await createTestData();
  for (const id of ['a', 'b', 'c']) {
    await world.data.commands.addGiftItem({ name: id, newPerson: { name: id } }, { id }).confirmed;
  }
  await settle();
  page(world.data, <Gifts />);
  expect(screen.getByRole('list', { name: 'live' }).textContent).toBe('abc');

  commits.clear();
  const other = await createTestData({ world });
  await act(async () => {
    await other.data.commands.editGiftItem('b', { name: 'bb' }).confirmed;
    await settle();
  });
  expect(screen.getByRole('list').textContent).toBe('abbc');
  expect(Object.fromEntries(commits)).toEqual({ list: 1, b: 1 });
});

test('many readers of one query share one subscription, and leave none behind', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { data } = await createTestData();
  const query$ = data.giftList$({ sort: 'name' });
  let open = 0;
  const counted = Object.assign(Object.create(query$) as typeof query$, {
    subscribe: (...observer: Parameters<typeof query$.subscribe>) => {
      open += 1;
      const subscription = query$.subscribe(...observer);
      subscription.add(() => (open -= 1));
      return subscription;
    },
  });
  const Reader = () => <p>{useQuery(counted).status}</p>;
  const { unmount } = page(
    data,
    <StrictMode>
      <Reader />
      <Reader />
    </StrictMode>,
  );
  expect(open).toBe(1);
  unmount();
  vi.advanceTimersByTime(2_000);
  expect(open).toBe(0);
  vi.useRealTimers();
});

test('on a busy machine, a second between render and effects costs one more subscription', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const source$ = new BehaviorSubject('one');
  let subscriptions = 0;
  const value$ = defer(() => {
    subscriptions += 1;
    return source$;
  });
  function Busy() {
    const value = useObservable(value$, '');
    useLayoutEffect(() => void vi.advanceTimersByTime(2_000), []);
    return <p>{value}</p>;
  }
  render(<Busy />);
  expect(screen.getByText('one')).toBeDefined();
  expect(subscriptions).toBe(2);
  act(() => source$.next('two'));
  expect(screen.getByText('two')).toBeDefined();
  vi.useRealTimers();
});

test('what is not there yet has its initial value, and is followed once it is there', () => {
  const Title = ({ value$ }: { value$?: Observable<string> }) => (
    <p>{useObservable(value$, 'none')}</p>
  );
  const { rerender } = render(<Title />);
  expect(screen.getByText('none')).toBeDefined();
  rerender(<Title value$={of('one')} />);
  expect(screen.getByText('one')).toBeDefined();
});

test('today is there on the first render', async () => {
  const { data } = await createTestData();
  const Today = () => <p>{useObservable(useData().today$, '')}</p>;
  page(data, <Today />);
  expect(screen.getByText('2026-11-20')).toBeDefined();
});
