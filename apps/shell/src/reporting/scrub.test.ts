import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scrubBreadcrumb, scrubEvent } from './scrub.ts';

/** Everything that people wrote in these tests. */
const written = /Grandma|Socks|Party|allergic|shop\.example|ada@|Countess|sister/;
const clean = (event: object) => expect(JSON.stringify(scrubEvent(event))).not.toMatch(written);

describe('S8 what leaves the browser in a report', () => {
  test('contains no names, notes, links or addresses in fields', () => {
    clean({
      extra: {
        person: { name: 'Grandma', nickname: 'Countess', notes: 'allergic' },
        event: { title: 'Party', people: ['Grandma', ['Countess']] },
        gift: { name: ['Socks'], personName: { first: 'Grandma' }, url: ['https://shop.example'] },
        user: { email: 'ada@example.com', displayName: 'Grandma' },
        Grandma: 3,
      },
      contexts: { state: { value: 'Grandma' }, react: { props: { name: 'Socks' } } },
      transaction: 'Grandma',
      user: { id: 'uid-1', email: 'ada@example.com', username: 'Grandma' },
    });
  });

  test.each([
    ["Error updating 'Socks'", 'Error updating [text]'],
    ["Cannot read 'Grandma's Socks' of undefined", 'Cannot read [text] of undefined'],
    ['Expected "Grandma "the" Party" to be a date', 'Expected [text] to be a date'],
    ['Unable to delete “Grandma’s Party”', 'Unable to delete [text]'],
    ['No gift ‘Socks’ for ada@example.com', 'No gift [text] for [email]'],
    ['GET https://shop.example/socks?for=Grandma failed', 'GET [link] failed'],
    ["GET https://shop.example/a''Socks#a''Socks failed", 'GET [link][text] failed'],
    ["It was cut off: 'Gran", 'It was cut off: [text]'],
    ["Don't call it, it's gone", "Don't call it, it's gone"],
  ])('contains none in messages: %s', (message, left) => {
    const scrubbed = { exception: { values: [{ type: 'Error', value: left }] }, message: left };
    const event = { exception: { values: [{ type: 'Error', value: message }] }, message };
    expect(scrubEvent(event)).toEqual(scrubbed);
  });

  test('contains none in breadcrumbs', () => {
    const crumbs = [
      { category: 'console', message: 'saved Socks', data: { arguments: ['ada@example.com'] } },
      { category: 'fetch', data: { url: 'https://shop.example/socks', method: 'GET' } },
      {
        category: 'navigation',
        data: { to: `${location.origin}/people?search=Grandma`, from: '/people?search=Grandma#x' },
      },
    ];
    const left = [
      { category: 'console', data: {} },
      { category: 'fetch', data: { url: '[link]', method: 'GET' } },
      { category: 'navigation', data: { to: `${location.origin}/people`, from: '/people' } },
    ];
    expect(scrubEvent({ breadcrumbs: crumbs })).toEqual({ breadcrumbs: left });
    expect(crumbs.map(scrubBreadcrumb)).toEqual(left);
  });

  test('H1 keeps no secret of an invitation, wherever it may come up', () => {
    const token = 'a1B2c3D4e5F6g7H8i9J0kL';
    const key = `wJ3kQ9xYz0aB1cD2eF3gH4iJ5kL6.${token}`;
    const message = `No route for /join#${key}, nor for ${location.origin}/join#${key}`;
    const event = {
      message,
      transaction: `/join#${key}`,
      request: { url: `${location.origin}/join#${key}` },
      exception: { values: [{ value: `users/olga/invites/${token} is gone, ${key} too` }] },
      breadcrumbs: [
        { category: 'navigation', data: { from: `/join#${key}`, to: '/dashboard' } },
        { category: 'fetch', data: { url: `${location.origin}/join#${key}` } },
        { category: 'console', message: `/join#${key}` },
      ],
      extra: { id: key, cause: `invites/${token}` },
      contexts: { react: { componentStack: `at JoinPage (${location.origin}/join#${key})` } },
      tags: { area: `#${key}` },
    };
    const sent = JSON.stringify(scrubEvent(event));
    expect(sent).not.toContain(token);
    expect(sent).toContain('.[invitation], nor for');
    expect(JSON.stringify(event.breadcrumbs.map(scrubBreadcrumb))).not.toContain(token);
  });

  test('keeps where code lies, also that of remotes, and no other foreign address', () => {
    const frame = (filename: string) => ({
      exception: { values: [{ stacktrace: { frames: [{ filename, lineno: 12 }] } }] },
    });
    const script = 'https://people.example.com/assets/page-1a.js';
    expect(scrubEvent(frame(`${script}?t=Grandma`))).toEqual(frame(script));
    expect(scrubEvent(frame(`${location.origin}/people?search=Grandma#Socks`))).toEqual(
      frame(`${location.origin}/people`),
    );
    expect(scrubEvent(frame('https://shop.example/socks'))).toEqual(frame('[link]'));
    expect(scrubEvent(frame(`${location.origin}.evil.example/Grandma`))).toEqual(frame('[link]'));
    const stack = (text: string) => ({ contexts: { react: { componentStack: text } } });
    const inner = `\n    at GiftRow (${script}:1:20)\nGiftList@${script}:3:4`;
    expect(scrubEvent(stack(inner))).toEqual(stack(inner));
  });

  test('keeps what is needed to repair the error', () => {
    const event = {
      event_id: 'a1',
      timestamp: 12.5,
      level: 'error',
      release: 'shell@1.0.0+abc',
      dist: 'abc',
      user: { id: 'uid-1' },
      tags: { area: 'people', app: 'people', version: '1.2.3' },
      extra: { collection: 'people', fields: 'birthday', code: 'permission-denied', count: 2 },
      debug_meta: { images: [{ type: 'sourcemap', debug_id: 'd1', code_file: 'a.js' }] },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Missing or insufficient permissions.',
            mechanism: { type: 'generic', handled: true },
            stacktrace: {
              frames: [{ filename: `${location.origin}/assets/page.js`, lineno: 12, in_app: true }],
            },
          },
        ],
      },
    };
    expect(scrubEvent(event)).toEqual(event);
  });
});

describe('S8 whatever somebody wrote and wherever it is', () => {
  /** Long and odd enough not to be in a report by accident. */
  const secret = fc
    .string({ unit: 'grapheme', minLength: 0, maxLength: 40 })
    .map((text) => `q7${text}zX`);
  const personal = fc.record({
    name: secret,
    title: secret,
    nickname: secret,
    notes: secret,
    personName: secret,
    relationship: secret,
    url: secret.map((text) => `https://shop.example/${encodeURIComponent(text)}`),
    email: secret.map((text) => `${text.replace(/[\s@<>":/]/g, '')}@mail.example`),
  });
  type Personal = { [key: string]: string };

  /** A document in any wrapping: lists, objects, under names of fields that stay, deep or round. */
  const wrapped = ({ name, ...rest }: Personal): unknown => {
    const round: Record<string, unknown> = { name, list: [name, [rest]], ...rest };
    round['self'] = round;
    let deep: unknown = round;
    for (let depth = 0; depth < 3000; depth += 1) deep = depth % 2 ? [deep] : { value: deep };
    return { [String(name)]: name, round, deep, values: [rest], set: new Set([name]), id: [name] };
  };
  const messages = (text: string): string[] => [
    `Cannot show '${text}'`,
    `Unexpected token, "${text}" is not JSON`,
    `No “${text}” and no ‘${text}’`,
    `GET https://api.example/find?q=${encodeURIComponent(text)}#${encodeURIComponent(text)} failed`,
    `at ${location.origin}/people?search=${encodeURIComponent(text)}`,
  ];
  const eventWith = (document: Personal, at: string, message: string): object => ({
    message,
    [at]: wrapped(document),
    logentry: { message, params: Object.values(document) },
    exception: {
      values: [
        {
          type: 'Error',
          value: message,
          cause: wrapped(document),
          stacktrace: {
            frames: [{ filename: message, vars: document, context_line: document['name'] }],
          },
        },
      ],
    },
    breadcrumbs: [
      { category: 'console', message: document['notes'], data: wrapped(document) },
      { category: 'fetch', data: { url: document['url'], body: document } },
      { category: 'ui.click', message: document['name'] },
      { category: 'navigation', data: { to: `/people?q=${document['name']}`, from: message } },
    ],
    extra: { ...document, arguments: Object.values(document), state: wrapped(document) },
    contexts: { app: wrapped(document), redux: wrapped(document), react: { props: document } },
    tags: { ...document, area: 'people' },
    user: { ...document, id: 'uid-1' },
    request: { url: message, data: document, query_string: `q=${document['name']}` },
  });
  const places = fc.constantFrom('extra', 'contexts', 'request', 'modules', 'fingerprint', 'spans');

  test('none of a document survives in an event', () => {
    fc.assert(
      fc.property(personal, places, fc.nat(), (document, at, which) => {
        const [of, kind] = [Object.values(document), which % 5];
        const message = messages(of[which % of.length] as string)[kind] as string;
        const left = JSON.stringify(scrubEvent(eventWith(document, at, message)));
        for (const text of of) {
          expect(left).not.toContain(JSON.stringify(text).slice(1, -1));
          expect(left).not.toContain(encodeURIComponent(text));
        }
        expect(left).not.toMatch(/q7|zX|shop\.example|mail\.example/);
        expect(left).toContain('people');
      }),
      { numRuns: 300 },
    );
  });
});
