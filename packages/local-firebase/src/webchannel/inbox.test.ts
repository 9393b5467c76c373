import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Inbox } from './inbox.ts';

describe('the inbox', () => {
  it('gives each message once, in order, however they come', () => {
    const posts = fc.array(
      fc.record({ from: fc.nat({ max: 30 }), count: fc.integer({ min: 1, max: 8 }) }),
    );
    fc.assert(
      fc.property(posts, (arriving) => {
        const inbox = new Inbox();
        const given = arriving.flatMap(({ from, count }) =>
          inbox.take(
            from,
            Array.from({ length: count }, (_, index) => from + index),
          ),
        );
        expect(given).toEqual(given.map((_, index) => index));
        const sent = new Set(
          arriving.flatMap(({ from, count }) =>
            Array.from({ length: count }, (_, index) => from + index),
          ),
        );
        let complete = 0;
        while (sent.has(complete)) complete += 1;
        expect(given).toHaveLength(complete);
      }),
    );
  });

  it('refuses a message that lies far ahead of a missing one', () => {
    expect(() => new Inbox().take(500, ['x'])).toThrow(RangeError);
  });
});
