import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { countWork } from '../work-counter-fixture.ts';
import { RegularExpression, StepsExhausted, type StepCounter } from './regular-expression.ts';

const counter = (maximum = Infinity): StepCounter => ({ steps: 0, maximum });

function compile(pattern: string): RegularExpression {
  const parsed = RegularExpression.parse(pattern);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.expression;
}

// Patterns that RE2 and JavaScript understand alike: what is repeated never matches nothing.
const { pattern } = fc.letrec<{ filled: string; pattern: string }>((tie) => ({
  filled: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom('a', 'b', 'c', '[ab]', '[^a]', '[a-b]', '.', '\\w', '\\x61', '(?:ab|c)'),
    fc.tuple(tie('filled'), tie('filled')).map(([left, right]) => `(?:${left}|${right})`),
    fc.tuple(tie('filled'), tie('pattern')).map(([left, right]) => `${left}${right}`),
    fc
      .tuple(tie('filled'), fc.constantFrom('+', '{1,3}', '{2}', '+?'))
      .map(([body, times]) => `(${body})${times}`),
  ),
  pattern: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    tie('filled'),
    fc.constantFrom('', '^', '$', '\\b', '\\B'),
    fc
      .tuple(tie('filled'), fc.constantFrom('*', '?', '{0,2}', '*?', '??', '{0,2}?'))
      .map(([body, times]) => `(${body})${times}`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `(?:${left}|${right})`),
    fc.tuple(tie('pattern'), tie('pattern')).map(([left, right]) => `${left}${right}`),
  ),
}));
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-', 'A'), maxLength: 9 });

describe('agrees with RegExp on what both know', () => {
  test('matches', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        const expected = new RegExp(`^(?:${source})$`, 'u').test(subject);
        expect(compile(source).matches(subject, counter())).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('ignoring case', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        const expected = new RegExp(`^(?:${source})$`, 'iu').test(subject);
        expect(compile(`(?i)${source}`).matches(subject, counter())).toBe(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('split finds the same places', () => {
    fc.assert(
      fc.property(pattern, text, (source, subject) => {
        // Unlike `split`, `replace` looks for empty matches at both ends, too.
        const parts = subject.replace(new RegExp(source, 'gu'), '|').split('|');
        while (parts.length > 1 && parts.at(-1) === '') parts.pop();
        expect(compile(source).split(subject, counter())).toEqual(parts);
      }),
      { numRuns: 300 },
    );
  });
});

describe('takes time linear in the text', () => {
  test.each([
    '(a+)+$',
    '(a*)*b',
    '(a|aa)+$',
    '(a|a?)+$',
    '(.*a){12}',
    '(a?){25}a{25}',
    '((a*)*)*b',
  ])('%s', async (source) => {
    const expression = compile(source);
    const work = (length: number) =>
      countWork('/re2js/', () => expression.matches(`${'a'.repeat(length)}!`, counter()));
    await work(10);
    expect(await work(4000)).toBeLessThan((await work(2000)) * 3 + 10_000);
  });

  test('gives up above the given number of steps', () => {
    const expression = compile('(.*a){12}');
    expect(() => expression.matches('a'.repeat(10_000), counter(1000))).toThrow(StepsExhausted);
    expect(() => expression.split('a'.repeat(10_000), counter(1000))).toThrow(StepsExhausted);
  });
});

test('any text parses or is refused, without an exception', () => {
  const piece = fc.constantFrom(
    'a',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    '*',
    '+',
    '?',
    '|',
    '^',
    '$',
    '.',
    '\\',
    '-',
    ',',
    '1',
    ':',
    '(?:',
    '(?P<n>',
    '(?i)',
    '[[:alpha:]]',
    '\\p{L}',
    '\\d',
    '\\Q',
    '\\E',
    '{2,3}',
    '\\x{41}',
    '\\b',
  );
  const source = fc.oneof(
    anyText({ maxLength: 30 }),
    fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(source, text, (each, subject) => {
      const parsed = RegularExpression.parse(each);
      if (parsed.ok) parsed.expression.split(subject, counter());
    }),
    { numRuns: 300 },
  );
});

test.each([
  '(',
  ')',
  '[',
  'a**',
  'a{2}{3}',
  '*',
  'a{1001}',
  '(a{1000}){1000}',
  '(?=a)',
  '(?!a)',
  '(?<=a)',
  '(a)\\1',
  '\\8',
  '[z-a]',
  '\\pX',
  '\\p{Foo}',
  '[[:foo:]]',
  '(?P<a>x)(?P<a>y)',
  '\\',
  '\\x{110000}',
  '(?z)',
])('refuses %s', (source) => {
  expect(RegularExpression.parse(source)).toMatchObject({ ok: false });
});
