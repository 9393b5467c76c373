import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { judgeCreate, rulesFor } from '../../conformance/rules-scenario.ts';

function problemsOf(source: string): string[] {
  const compiled = compileRules(source);
  if (compiled.ok) return [];
  return compiled.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const VALID = rulesFor(
  'c',
  `function isOdd(number) { let half = number / 2; return number - half * 2 == 1; }
      allow read, write: if isOdd(request.resource.data.n) && request.auth.uid in ['a', "b"]
        || request.time > timestamp.date(2026, 1, 2) ? /a/$(id)/b is path : {'k': [1, 2.5][0:1]}.k == null; // end`,
);

test('valid rules compile', () => {
  expect(problemsOf(VALID)).toEqual([]);
});

test.each([
  ['a missing operand', rulesFor('c', 'allow read: if true && ;'), /^5:30 Found ';'/],
  ['an unknown type', rulesFor('c', 'allow read: if 1 is null;'), /^5:27 'null' is not a type/],
  ['an open text', rulesFor('c', "allow read: if 'a;"), /^5:22 This text has no closing '/],
  ['a bad pattern', rulesFor('c', "allow read: if 'a'.matches('(');"), /^5:34 '\(' is not/],
  [
    'a function named twice',
    rulesFor('c', 'function f() { return 1; } function f() { return 1; } allow read;'),
    /^5:43 The function f is declared twice/,
  ],
  [
    'recursion',
    rulesFor('c', 'function f() { return g(); } function g() { return f(); } allow read;'),
    /^5:16 Functions must not recurse: f → g → f/,
  ],
  [
    'an open comment',
    rulesFor('c', 'allow read; /* never closed'),
    /^5:19 This comment has no end/,
  ],
  ['nothing at all', ' \n', /^1:1 The rules are empty/],
  [
    'an open block',
    'service cloud.firestore {\n  match /a/{b} {\n    allow read;\n',
    /^4:1 Found the end of the file/,
  ],
  ['a strange character', rulesFor('c', 'allow read: if 1 # 2;'), /^5:24 The character '#'/],
  [
    'a number beyond 64 bits',
    rulesFor('c', 'allow read: if 9223372036854775808 > 0;'),
    /^5:22 9223372036854775808 is not/,
  ],
])('%s is refused with its line and column', (_name, source, expected) => {
  expect(problemsOf(source)[0]).toMatch(expected);
});

test('every mistake of meaning is named, not only the first', () => {
  const source = rulesFor('c', "allow get: if 'a'.matches('['); allow list: if math == 1;");
  expect(problemsOf(source)).toHaveLength(2);
});

const WORDS = [
  'match',
  'allow',
  'if',
  'service',
  'function',
  'return',
  'let',
  'is',
  'in',
  '/a',
  '{',
  '}',
  '(',
  ')',
  '[',
  ']',
  ':',
  ';',
  ',',
  '.',
  '&&',
  '||',
  '!',
  '-',
  '+',
  '*',
  '/',
  '%',
  '$',
  '?',
  '=',
  '==',
  '<',
  "'",
  '"',
  '\\',
  '//',
  '/*',
  '*/',
  '**',
  '1',
  '1.5',
  'true',
  'null',
  'math',
  'x',
  'x.y',
  '\n',
  ' ',
  'rules_version',
  "'2'",
  'read',
  'matches',
];

test('any text gives a result, never an exception', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' ')),
    fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('')),
    // A valid file with one piece replaced by something else.
    fc
      .tuple(fc.nat(VALID.length), fc.nat(20), fc.constantFrom('', ...WORDS))
      .map(([at, length, word]) => VALID.slice(0, at) + word + VALID.slice(at + length)),
    fc
      .array(fc.constantFrom(...WORDS), { maxLength: 20 })
      .map((words) => rulesFor('c', `allow read: if ${words.join(' ')};`)),
  );
  fc.assert(
    fc.property(anything, (source) => {
      const compiled = compileRules(source);
      if (compiled.ok) return;
      const lines = source.split('\n').length;
      expect(compiled.problems.length).toBeGreaterThan(0);
      for (const { line, column, message } of compiled.problems) {
        expect(line).toBeGreaterThanOrEqual(1);
        expect(line).toBeLessThanOrEqual(lines);
        expect(column).toBeGreaterThanOrEqual(1);
        expect(message).not.toBe('');
      }
    }),
    { numRuns: 1500 },
  );
});

test('whatever compiles decides without an exception', () => {
  const pieces = fc.constantFrom(
    'true',
    'null',
    '1',
    "'a'",
    '2.5',
    '[1]',
    "{'a': 1}",
    'resource',
    'request.auth',
    'nope',
    'request.time',
    '/a/b',
    'request.resource.data.l',
    '[1].toSet()',
    "b'x'",
    'id',
    'latlng.value(1, 2)',
    "duration.value(1, 's')",
    '{}.diff({})',
    '1 - 1',
    '-1',
  );
  const operators = fc.constantFrom(
    '==',
    '!=',
    '<',
    '>=',
    '+',
    '-',
    '*',
    ' / ',
    '%',
    'in',
    '&&',
    '||',
  );
  const methods = fc.constantFrom(
    '.size()',
    '.keys()',
    '[0]',
    "['a']",
    '[0:1]',
    '.a',
    '.matches("a")',
    '.toSet()',
    '.get("a", 1)',
    '.hasAny([1])',
    '.diff({})',
    '.year()',
    '.seconds()',
    '.join(",")',
    ' is string',
    '.split("")',
  );
  const expression = fc
    .tuple(pieces, methods, operators, pieces, methods)
    .map(
      ([left, first, operator, right, second]) =>
        `(${left})${first} ${operator} (${right})${second}`,
    );
  fc.assert(
    fc.property(expression, (condition) => {
      expect(['ALLOW', 'DENY', 'COMPILE']).toContain(judgeCreate(condition).verdict);
    }),
    { numRuns: 1500 },
  );
});
