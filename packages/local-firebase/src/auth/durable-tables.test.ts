import { describe, expect, it } from 'vitest';
import type { KeyValueStore } from '../storage/key-value-store.ts';
import { openMemoryStore } from '../storage/memory-store.ts';
import { createTransact, openTable } from './durable-tables.ts';

/** A store whose next sync ends when the test says how. */
const gated = (): { store: KeyValueStore; release: (error?: Error) => void } => {
  const inner = openMemoryStore();
  const gates: ((error?: Error) => void)[] = [];
  return {
    store: {
      ...inner,
      batch: async (operations) => {
        await new Promise<void>((resolve, reject) =>
          gates.push((error) => (error ? reject(error) : resolve())),
        );
        await inner.batch(operations);
      },
    },
    release: (error) => gates.shift()?.(error),
  };
};

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('durable tables', () => {
  it('answers, and shows the change, only when it is synced', async () => {
    const { store, release } = gated();
    const table = await openTable<number>(store, 'n/');
    let answered = false;
    const answer = createTransact(store)((transaction) => transaction.put(table, 'a', 1)).then(
      () => void (answered = true),
    );
    await settle();
    expect([answered, table.get('a')]).toEqual([false, undefined]);
    release();
    await answer;
    expect(table.get('a')).toBe(1);
  });

  it('shows nothing of a change that could not be written, and goes on', async () => {
    const { store, release } = gated();
    const table = await openTable<number>(store, 'n/');
    const transact = createTransact(store);
    const failing = transact((transaction) => transaction.put(table, 'a', 1));
    const next = transact((transaction) => {
      transaction.put(table, 'b', table.get('a') ?? 2);
    });
    await settle();
    release(new Error('disk full'));
    await expect(failing).rejects.toThrow('disk full');
    await settle();
    release();
    await next;
    expect([table.get('a'), table.get('b')]).toEqual([undefined, 2]);
  });

  it('lets each transaction see the one before it', async () => {
    const store = openMemoryStore();
    const table = await openTable<number>(store, 'n/');
    const transact = createTransact(store);
    const add = () =>
      transact((transaction) => transaction.put(table, 'sum', (table.get('sum') ?? 0) + 1));
    await Promise.all(Array.from({ length: 20 }, add));
    expect((await openTable<number>(store, 'n/')).get('sum')).toBe(20);
  });

  it('does nothing of a transaction that throws', async () => {
    const store = openMemoryStore();
    const table = await openTable<number>(store, 'n/');
    const refused = createTransact(store)((transaction) => {
      transaction.put(table, 'a', 1);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect([table.size, (await openTable<number>(store, 'n/')).size]).toEqual([0, 0]);
  });
});
