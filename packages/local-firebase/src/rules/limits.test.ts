import { describe, expect, test } from 'vitest';
import { documentAt, judge, ROOT, rulesFor } from '../../conformance/rules-scenario.ts';
import type { RulesContext } from './types.ts';
import { compileRules } from './compile.ts';

const repeat = (count: number, text: string, separator = ''): string =>
  Array<string>(count).fill(text).join(separator);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function verdictOf(statements: string): string {
  const source = rulesFor('c', statements);
  return judge(source, { method: 'get', name: `${ROOT}/c/a`, resource: undefined }).verdict;
}

const verdictWhen = (condition: string, prelude = ''): string =>
  verdictOf(`${prelude} allow get: if ${condition};`);

// All figures were measured on the official emulator.

describe('an expression may nest 99 deep', () => {
  test.each([
    ['&&', (count: number) => repeat(count, 'true', ' && '), 99],
    ['parentheses', (count: number) => `${repeat(count, '(')}true${repeat(count, ')')}`, 98],
    ['!!', (count: number) => `${repeat(count * 2, '!')}true`, 49],
  ])('%s', (_name, expression, last) => {
    expect(verdictWhen(expression(last))).toBe('ALLOW');
    expect(verdictWhen(expression(last + 1))).toBe('COMPILE');
  });

  test('deeper text is refused without exhausting the stack', () => {
    for (const opening of ['(', '[', '{', 'f(', '!', '-(', 'a[', '/a/$(']) {
      expect(verdictWhen(repeat(100_000, opening))).toBe('COMPILE');
    }
  });
});

describe('a request may evaluate 1,000 expressions', () => {
  test.each([
    ['1', '', 997],
    ['id', '', 997],
    ['(1)', '', 997],
    ['-1', '', 498],
    ['1 + 1', '', 332],
    ['request.time', '', 498],
    ['[1]', '', 498],
    ["{'a': 1}", '', 332],
    ['[1][0]', '', 249],
    ["'a'.size()", '', 498],
    ['int(1)', '', 498],
    ['true || true', '', 498],
    ['false || true', '', 249],
    ['true ? 1 : 2 + 3', '', 249],
    ['1 is int', '', 332],
    ['1 in [1]', '', 249],
    ['/a/b', '', 332],
    ['/a/$(id)', '', 332],
    ['f()', 'function f() { return 1; }', 498],
    ['f()', 'function f() { let a = 1 + 1; return a + a; }', 124],
    ['f(1)', 'function f(a) { return 1; }', 332],
    ['f(1)', 'function f(a) { return a + a; }', 199],
  ])('%s %s', (expression, prelude, last) => {
    const condition = (count: number): string => `[${repeat(count, expression, ',')}] != null`;
    expect(verdictWhen(condition(last), prelude)).toBe('ALLOW');
    expect(verdictWhen(condition(last + 1), prelude)).toBe('DENY');
  });

  const costing = (count: number): string => `[${repeat(count - 3, '1', ',')}] == null`;

  test('all rules that are asked count together, and nothing can allow after the limit', () => {
    const deny = `allow get: if ${costing(600)};`;
    expect(verdictOf(`${deny} allow get: if true;`)).toBe('ALLOW');
    expect(verdictOf(`${deny} ${deny} allow get: if true;`)).toBe('DENY');
    expect(verdictWhen(`${costing(1100)} || true`)).toBe('DENY');
    expect(verdictWhen(`true || ${costing(1100)}`)).toBe('ALLOW');
    expect(verdictOf(`allow delete: if ${costing(900)}; allow get: if !(${costing(900)});`)).toBe(
      'ALLOW',
    );
  });

  test('the refusal names the line and the cause', () => {
    const source = rulesFor('c', `allow get: if ${costing(1100)};`);
    const { reason } = judge(source, { method: 'get', name: `${ROOT}/c/a`, resource: undefined });
    expect(reason).toMatch(/line 5, column \d+: The request needs more than 1000 expressions/);
  });
});

describe('functions', () => {
  test('calls go 20 deep', () => {
    const chain = (count: number): string =>
      numbers(count)
        .map((each) => `function f${each}() { return f${each + 1}(); }`)
        .concat(`function f${count}() { return true; }`)
        .join('\n');
    expect(verdictWhen('f0()', chain(20))).toBe('ALLOW');
    expect(verdictWhen('f0()', chain(21))).toBe('DENY');
    expect(verdictWhen('f0()', 'function f0() { return f0(); }')).toBe('DENY');
  });
});

describe('match statements', () => {
  test('nest 10 deep inside the outermost one', () => {
    const nested = (count: number): string =>
      `${numbers(count)
        .map((each) => `match /a${each}/b {`)
        .join(' ')} allow get: if true; ${repeat(count, '}')} allow get: if true;`;
    expect(verdictOf(nested(9))).toBe('ALLOW');
    expect(verdictOf(nested(10))).toBe('COMPILE');
  });
});

describe('look-ups', () => {
  const exists = (id: string): string => `exists(/databases/$(database)/documents/seed/${id})`;

  test('a request looks up 10 documents, however often each', () => {
    const missing = (count: number): string =>
      numbers(count)
        .map((each) => `!${exists(`n${each}`)}`)
        .join(' && ');
    expect(verdictWhen(missing(10))).toBe('ALLOW');
    expect(verdictWhen(missing(11))).toBe('DENY');
    expect(verdictWhen(repeat(30, exists('x'), ' && '))).toBe('ALLOW');
  });

  test('all writes of a commit together look up 20 documents', () => {
    const condition = numbers(7)
      .map((each) => `!${exists(`$(id)/sub/n${each}`)}`)
      .join(' && ');
    const compiled = compileRules(rulesFor('c', `allow create: if ${condition};`));
    if (!compiled.ok) throw new Error('the rules must compile');
    const context: RulesContext = {
      caller: { kind: 'anonymous' },
      time: '2026-11-20T08:41:53.439Z',
      lookup: { before: () => undefined, after: () => undefined },
      documentsRead: new Set(),
    };
    const verdicts = ['a', 'b', 'c'].map((id) => {
      const after = documentAt(`/c/${id}`, {});
      const request = { method: 'create', name: after.name, resource: undefined, after } as const;
      return compiled.ruleset.decide(request, context).allowed;
    });
    expect(verdicts).toEqual([true, true, false]);
  });
});
