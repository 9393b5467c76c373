import { defer, throwError } from 'rxjs';
import { expect, test } from 'vitest';
import { ManualClock, MemoryBackend, MemoryDevice, MemoryStore } from '../testing/index.ts';
import { listen } from './listen.ts';

test('F5 a listener that fails at once is started again, and no more once nobody subscribes', async () => {
  const clock = new ManualClock('2026-11-20T12:00', 'Europe/Berlin');
  const store = new MemoryStore(new MemoryDevice(new MemoryBackend(() => 0), 'ada'));
  let attempts = 0;
  store.watch = () =>
    defer(() => {
      attempts += 1;
      return throwError(() => new Error('closed'));
    });
  const listening = listen('people', { store, clock, report: () => {} }).subscribe();
  await clock.advance({ seconds: 1 });
  expect(attempts).toBe(2);
  listening.unsubscribe();
  await clock.advance({ minutes: 5 });
  clock.wake$.next();
  expect(attempts).toBe(2);
});
