import { describe, expect, test } from 'vitest';
import { scrub } from './scrub.ts';

/** Everything that people wrote in these tests. */
const written = /Grandma|Socks|Party|allergic|shop\.example|ada@|Countess|sister/;
const clean = (content: unknown) => expect(JSON.stringify(scrub(content))).not.toMatch(written);

describe('what leaves the browser in a report', () => {
  test('S8 holds no names, notes, links or addresses in fields', () => {
    clean({
      extra: {
        person: {
          name: 'Grandma',
          nickname: 'Countess',
          notes: 'allergic',
          relationship: 'sister',
        },
        event: { title: 'Party' },
        gift: { name: 'Socks', personName: 'Grandma', url: 'https://shop.example/socks' },
        user: { email: 'ada@example.com', displayName: 'Grandma' },
      },
    });
  });

  test.each([
    "Error updating 'Socks'",
    "Cannot read 'Grandma's Socks' of undefined",
    'Expected "Grandma" to be a date',
    'Unable to delete “Grandma’s Party”',
    'No gift ‘Socks’ for ada@example.com',
    'GET https://shop.example/socks?for=Grandma failed',
  ])('S8 holds none in messages: %s', (message) => {
    clean({ exception: { values: [{ type: 'Error', value: message }] }, message });
  });

  test('S8 holds none in breadcrumbs', () => {
    clean({
      breadcrumbs: [
        { category: 'console', message: "saved 'Socks'", data: { arguments: ['ada@example.com'] } },
        { category: 'fetch', data: { url: 'https://shop.example/socks', method: 'GET' } },
        {
          category: 'navigation',
          data: { to: `${location.origin}/people?search=Grandma`, from: '/people' },
        },
      ],
    });
  });

  test('S8 holds no search of our own addresses, which is a name', () => {
    const text = `at ${location.origin}/people?search=Grandma#Socks`;
    expect(scrub({ stack: text })).toEqual({ stack: `at ${location.origin}/people` });
  });

  test('what is needed to mend the error stays', () => {
    const event = {
      level: 'error',
      user: { id: 'uid-1' },
      tags: { area: 'people', version: '1.2.3' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: "Don't call it, it's gone",
            stacktrace: {
              frames: [{ filename: `${location.origin}/assets/page.js`, lineno: 12, in_app: true }],
            },
          },
        ],
      },
    };
    expect(scrub(event)).toEqual(event);
  });

  test('an address that only begins like ours is foreign', () => {
    expect(scrub({ at: `${location.origin}.evil.example/Grandma` })).toEqual({ at: '[link]' });
  });

  test('it ends, however deep or round the content is', () => {
    const round: Record<string, unknown> = {};
    round['self'] = round;
    expect(() => JSON.stringify(scrub(round))).not.toThrow();
  });
});
