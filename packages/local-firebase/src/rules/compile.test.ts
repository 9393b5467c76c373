import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { compileRules } from './compile.ts';
import { judgeCreate, rulesFor } from '../../conformance/rules-scenario.ts';

function problemsOf(source: string): string[] {
  const compiled = compileRules(source);
  if (compiled.ok) return [];
  return compiled.problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

const VALID = rulesFor(
  'c',
  `function isNext(number) { let before = number - 1; return before + 1 == resource.data.n; }
      allow read, write: if isNext(request.resource.data.n) && request.auth.uid in ['a', "b"]
        || request.time > resource.data.t + duration.value(1, 'd') ? /a/$(id)/b is path : {'k': [1, 2.5]}.k == null; // end`,
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
    /^5:43 f is declared twice/,
  ],
  [
    'a function that is not there',
    rulesFor('c', 'allow read: if request.time > timestamp(1);'),
    /^5:37 There is no function timestamp here/,
  ],
  [
    'a function of a package that is not there',
    rulesFor('c', 'allow read: if math.abs(1) == 1;'),
    /^5:22 There is no method abs here/,
  ],
  [
    'a method that is not there, in a function',
    rulesFor('c', "function f(text) { return text.replace('a', 'b'); } allow read;"),
    /^5:33 There is no method replace here/,
  ],
  [
    'an operator that is not there',
    rulesFor('c', 'allow read: if 4 % 2 == 0;'),
    /^5:24 The operator % is not part of the local rules/,
  ],
  [
    'the old version of rules',
    "rules_version = '1';\nservice cloud.firestore {}",
    /^1:1 .* the first line must be rules_version = '2';/,
  ],
  [
    'another service',
    "rules_version = '2';\nservice firebase.storage {}",
    /^2:9 Only the service cloud.firestore is here, not firebase.storage/,
  ],
  [
    'an open comment',
    rulesFor('c', 'allow read; /* never closed'),
    /^5:19 This comment has no end/,
  ],
  ['nothing at all', ' \n', /^1:1 The rules are empty/],
  [
    'an open block',
    "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} {\n    allow read;\n",
    /^5:1 Found the end of the file/,
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
  const source = rulesFor('c', "allow get: if 'a'.matches('['); allow list: if f();");
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
    anyText({ maxLength: 200 }),
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
    { numRuns: 300 },
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
    'id',
    "duration.value(1, 's')",
    '{}.diff({})',
    '1 - 1',
    '-1',
  );
  const operators = fc.constantFrom('==', '!=', '<', '>=', '+', '-', 'in', '&&', '||');
  const methods = fc.constantFrom(
    '.size()',
    '.keys()',
    '[0]',
    "['a']",
    '.a',
    '.matches("a")',
    '.toSet()',
    '.get("a", 1)',
    '.hasAny([1])',
    '.diff({})',
    '.values()',
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
    { numRuns: 300 },
  );
});
