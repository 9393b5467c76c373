import { describe, expect, test } from 'vitest';
import { createAddressFilterStore } from './address-filter-store.ts';

/** A store for a search, whose address is the search itself. */
function open(search = '') {
  const store = createAddressFilterStore(search, search);
  let calls = 0;
  const stop = store.subscribe(() => (calls += 1));
  return {
    type: (text: string) => store.change(text, text),
    arrive: (address: string) => store.arrive(address, address),
    search: store.read,
    calls: () => calls,
    stop,
  };
}

describe('a filter and its address', () => {
  test('what is typed counts at once', () => {
    const { type, search, calls } = open();
    type('a');
    expect(search()).toBe('a');
    expect(calls()).toBe(1);
  });

  test('own addresses that arrive late, or not at all, take nothing back', () => {
    const { type, arrive, search, calls } = open();
    for (const text of ['a', 'ad', 'ada', 'adam']) type(text);
    arrive('ad');
    arrive('adam');
    expect(search()).toBe('adam');
    expect(calls()).toBe(4);
  });

  test('an address from elsewhere counts, also one that was typed before', () => {
    const { type, arrive, search } = open();
    type('a');
    arrive('a');
    arrive('');
    expect(search()).toBe('');
    arrive('a');
    expect(search()).toBe('a');
  });

  test('typed and taken back before the address moved, it still follows a link', () => {
    const { type, arrive, search } = open();
    type('a');
    type('');
    type('b');
    arrive('b');
    arrive('a');
    expect(search()).toBe('a');
  });

  test('calls nobody who left', () => {
    const { type, stop, calls } = open();
    stop();
    type('a');
    expect(calls()).toBe(0);
  });
});
