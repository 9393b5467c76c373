import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useAddressFilter } from './use-address-filter.ts';

const inAddress = {
  read: (parameters: URLSearchParams) => ({ search: parameters.get('search') ?? '' }),
  write: ({ search }: { search: string }) => new URLSearchParams(search ? { search } : {}),
};

/** A router whose address arrives when the test says so, as one that navigates in transitions. */
function open(address = '') {
  const asked: { address: string; replace: boolean }[] = [];
  const { result, rerender } = renderHook(
    ({ at }: { at: string }) =>
      useAddressFilter(
        [
          new URLSearchParams(at),
          (to, { replace }) => void asked.push({ address: to.toString(), replace }),
        ],
        inAddress,
      ),
    { initialProps: { at: address } },
  );
  return {
    asked,
    search: () => result.current.filter.search,
    type: (search: string) => act(() => result.current.change({ search })),
    arrive: (at: string) => rerender({ at }),
  };
}

describe('a filter in the address', () => {
  test('is read from the address at first', () => {
    expect(open('search=ada').search()).toBe('ada');
  });

  test('what is typed counts at once, and replaces the entry of the history', () => {
    const { type, search, asked } = open();
    type('a');
    type('ad');
    expect(search()).toBe('ad');
    expect(asked.at(-1)).toEqual({ address: 'search=ad', replace: true });
  });

  test('an address that arrives late takes no character back', () => {
    const { type, arrive, search } = open();
    type('a');
    type('ad');
    arrive('search=a');
    expect(search()).toBe('ad');
    arrive('search=ad');
    expect(search()).toBe('ad');
  });

  test('an address from elsewhere counts: a link, Back', () => {
    const { type, arrive, search } = open();
    type('a');
    arrive('search=a');
    arrive('');
    expect(search()).toBe('');
    arrive('search=a');
    expect(search()).toBe('a');
  });

  test('typed and taken back before the address moved, it still follows a link', () => {
    const { type, arrive, search } = open();
    type('a');
    type('');
    type('b');
    arrive('search=b');
    arrive('search=a');
    expect(search()).toBe('a');
  });
});
