import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { context } from './capture-fixture.ts';
import { capturedParts, type CapturedLine, type Span } from './captured-line.ts';
import { longestLine, readLine } from './read-line.ts';

const pieces = [
  ...['for', 'For', '@dad', '@', 'dad', 'mum,', 'and', '&', 'my', 'Kim', 'grandma', 'miller'],
  ...[
    '~45',
    '~',
    '$45',
    '$',
    '45,50',
    '45.50',
    '45',
    'dollars',
    'bought',
    'paid',
    '1984',
    '(',
    ')',
  ],
  ...[
    '#christmas',
    '2027',
    '#',
    '24',
    'dec',
    '2026-12-24',
    'on',
    'https://shop.example/x',
    'https://',
  ],
  ...[
    'www.a.b',
    '\uFFFC',
    '\u0000',
    '<b>',
    '🎁',
    'x',
    '-',
    '—',
    ',',
    '"quoted"',
    '  ',
    '\n',
    '\t',
    '"',
  ],
];
/** Any character: fast-check's own unit for them, 'binary', builds a table for seconds. */
const aCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code));
const aLine = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((words) => words.join(' ')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((words) => words.join('')),
  fc.string({ unit: aCharacter, maxLength: 200 }),
);
const kept = fc.array(fc.constantFrom('for dad', '~45', '$45', '#christmas', 'bought'));

const spansOf = (read: CapturedLine): Span[] =>
  capturedParts.flatMap((part) => read[part]?.spans ?? []).sort((a, b) => a.start - b.start);
const spaced = (text: string) => text.replace(/\s+/g, ' ').trim();

describe('Q1 whatever is typed', () => {
  test('chips and name together give it back: nothing is dropped, nothing comes twice', () => {
    fc.assert(
      fc.property(aLine, kept, (line, keptPhrases) => {
        const read = readLine(line, { ...context, kept: keptPhrases });
        const rest: string[] = [];
        let rebuilt = '';
        let at = 0;
        for (const { start, end } of spansOf(read)) {
          expect(start).toBeGreaterThanOrEqual(at);
          expect(end).toBeGreaterThan(start);
          rest.push(line.slice(at, start));
          rebuilt += line.slice(at, start) + line.slice(start, end);
          at = end;
        }
        rest.push(line.slice(at));
        expect(rebuilt + line.slice(at)).toBe(line);
        expect(spaced(rest.join(' '))).toBe(read.name);
      }),
      { numRuns: 300 },
    );
  });

  test('each phrase is in its span', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        const read = readLine(line, context);
        for (const part of capturedParts) {
          const { spans = [], phrases = [] } = read[part] ?? {};
          expect(phrases).toHaveLength(spans.length);
          spans.forEach(({ start, end }, index) => {
            expect(line.slice(start, end)).toContain(phrases[index]);
          });
        }
      }),
    );
  });

  test('putting every chip back gives the line as the name', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        let read = readLine(line, context);
        const phrases = new Set<string>();
        for (let turn = 0; turn < 50 && spansOf(read).length > 0; turn += 1) {
          capturedParts.forEach((part) => read[part]?.phrases.forEach((one) => phrases.add(one)));
          read = readLine(line, { ...context, kept: [...phrases] });
        }
        expect(read.name).toBe(spaced(line));
      }),
    );
  });
});

describe('Q1 a line of 5,000 characters', () => {
  const long = (piece: string) => piece.repeat(Math.ceil(longestLine / piece.length));

  test.each([
    'for ',
    '@dad ',
    'for mum and ',
    'bought 45 ',
    '#christmas ',
    '#nothing ',
    'dec 24 ',
    '~',
    '(',
    ')',
    '1',
    '1,234',
    'https://',
    'https://a.b/) ',
    '$',
    'Kim ',
    'for Kim ',
    '🎁',
  ])('of %j is read at once', (piece) => {
    const line = long(piece);
    const before = performance.now();
    const { name } = readLine(line, context);
    expect(performance.now() - before).toBeLessThan(1000);
    expect(name.length).toBeLessThanOrEqual(line.length);
  });

  test('what follows them belongs to the name', () => {
    const { name, amount } = readLine(`${long('cups ')} ~45`, context);
    expect(name.endsWith('~45')).toBe(true);
    expect(amount).toBeUndefined();
  });
});
