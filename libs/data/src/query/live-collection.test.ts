import { throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { ManualClock, MemoryBackend, MemoryDevice, MemoryStore } from '../testing/index.ts';
import { followCollection } from './live-collection.ts';

test('F5 a listener that fails at once is taken up again, and no more once nobody follows', async () => {
  const clock = new ManualClock('2026-11-20T12:00', 'Europe/Berlin');
  const store = new MemoryStore(new MemoryDevice(new MemoryBackend(() => 0), 'ada'));
  let attempts = 0;
  store.watch = () => {
    attempts += 1;
    return throwError(() => new Error('closed'));
  };
  const following = followCollection('people', { store, clock, report: () => {} }).subscribe();
  await clock.advance({ seconds: 1 });
  expect(attempts).toBe(2);
  following.unsubscribe();
  await clock.advance({ minutes: 5 });
  clock.wake$.next();
  expect(attempts).toBe(2);
});
