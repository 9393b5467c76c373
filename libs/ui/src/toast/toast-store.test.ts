import { VirtualTimeScheduler } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import { createToastStore } from './toast-store.ts';

function setUp() {
  const scheduler = new VirtualTimeScheduler();
  const reportError = vi.fn();
  const store = createToastStore({ scheduler, reportError });
  /** Lets the virtual clock run until this many milliseconds from the start. */
  const runTo = (milliseconds: number) => {
    scheduler.schedule(() => {}, milliseconds - scheduler.now());
    scheduler.maxFrames = milliseconds;
    scheduler.flush();
  };
  const messages = () => store.current().map((toast) => toast.message);
  return { store, runTo, messages, reportError };
}

describe('T1 toasts', () => {
  test('are info and stay 5000 ms unless they say otherwise', () => {
    const { store, runTo } = setUp();
    store.show({ message: 'Saved' });
    expect(store.current()).toMatchObject([{ type: 'info', duration: 5000, isClosing: false }]);
    runTo(4999);
    expect(store.current()).toMatchObject([{ isClosing: false }]);
    runTo(5000);
    expect(store.current()).toMatchObject([{ isClosing: true }]);
    runTo(5299);
    expect(store.current()).toHaveLength(1);
    runTo(5300);
    expect(store.current()).toEqual([]);
  });

  test('stay as long as they ask, and with 0 until they are closed', () => {
    const { store, runTo, messages } = setUp();
    store.show({ message: 'short', duration: 2000 });
    store.show({ message: 'stays', duration: 0 });
    runTo(2300);
    expect(messages()).toEqual(['stays']);
    runTo(1_000_000);
    expect(messages()).toEqual(['stays']);
  });

  test('closing plays for 300 ms, then the toast is gone; closing twice changes nothing', () => {
    const { store, runTo } = setUp();
    const id = store.show({ message: 'Saved' });
    runTo(100);
    store.close(id);
    runTo(300);
    store.close(id);
    expect(store.current()).toMatchObject([{ isClosing: true }]);
    runTo(400);
    expect(store.current()).toEqual([]);
    store.close(id);
    expect(store.current()).toEqual([]);
  });

  test('a warning that is said again takes the place of the first, and stays as long anew', () => {
    const { store, runTo, messages } = setUp();
    const missing = { type: 'warning', title: 'Missing Fields', message: 'Date' } as const;
    store.show({ ...missing, duration: 2000 });
    runTo(1500);
    store.show({ ...missing, duration: 2000 });
    expect(messages()).toEqual(['Date']);
    runTo(3400);
    expect(store.current()).toMatchObject([{ isClosing: false }]);
    runTo(3800);
    expect(store.current()).toEqual([]);
    store.show({ ...missing, message: 'Title' });
    store.show(missing);
    store.show({ message: 'Saved' });
    store.show({ message: 'Saved' });
    expect(messages()).toEqual(['Date', 'Saved', 'Saved']);
  });

  test('are at most 3: the oldest is dropped, its countdown with it', () => {
    const { store, runTo, messages } = setUp();
    for (const message of ['one', 'two', 'three', 'four']) store.show({ message, duration: 0 });
    expect(messages()).toEqual(['two', 'three', 'four']);
    store.show({ message: 'five' });
    expect(messages()).toEqual(['three', 'four', 'five']);
    runTo(6000);
    expect(messages()).toEqual(['three', 'four']);
  });

  test('a pause keeps what is left of each countdown', () => {
    const { store, runTo, messages } = setUp();
    store.show({ message: 'early' });
    runTo(3000);
    store.pause();
    store.show({ message: 'during the pause', duration: 1000 });
    runTo(60_000);
    expect(messages()).toEqual(['early', 'during the pause']);
    store.resume();
    runTo(61_300);
    expect(messages()).toEqual(['early']);
    runTo(61_999);
    expect(store.current()).toMatchObject([{ isClosing: false }]);
    runTo(62_300);
    expect(messages()).toEqual([]);
  });

  test('a toast that is closing goes on closing during a pause', () => {
    const { store, runTo } = setUp();
    store.close(store.show({ message: 'Saved' }));
    store.pause();
    runTo(300);
    expect(store.current()).toEqual([]);
  });

  test('error toasts report what they carry, once; others report nothing', () => {
    const { store, reportError } = setUp();
    const error = new Error('offline');
    store.show({ message: 'Saved', type: 'success' });
    store.show({ message: 'Careful', type: 'warning' });
    expect(reportError).not.toHaveBeenCalled();
    store.show({ title: 'Error', message: 'Not saved', type: 'error', error });
    expect(reportError).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Not saved', error }),
    );
  });

  test('clearing removes all at once and stops every countdown', () => {
    const { store, runTo } = setUp();
    const seen: number[] = [];
    store.show({ message: 'one' });
    store.close(store.show({ message: 'two' }));
    store.clear();
    store.toasts$.subscribe((toasts) => seen.push(toasts.length));
    runTo(10_000);
    expect(seen).toEqual([0]);
  });
});
