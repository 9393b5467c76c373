import { expect, test } from 'vitest';
import { compileRules } from './compile.ts';
import { documentAt, judge, ROOT, rulesFor, SEED } from '../../conformance/rules-scenario.ts';

test('a denial names the line and the cause of each rule that was asked', () => {
  const source = rulesFor(
    'c',
    'allow get: if request.auth.uid == "someone";\n      allow read: if\n        resource.data.x == 1;',
  );
  const { verdict, reason } = judge(source, {
    method: 'get',
    name: `${ROOT}/c/a`,
    resource: undefined,
  });
  expect(verdict).toBe('DENY');
  expect(reason).toBe(
    'The rules deny get: line 5: the condition is false. line 7, column 9: null has no property data.',
  );
});

test('a denial without any rule says so', () => {
  const request = { method: 'get', name: `${ROOT}/other/a`, resource: undefined } as const;
  expect(judge(rulesFor('c', 'allow read;'), request).reason).toBe(
    'The rules deny get: no rule allows it here.',
  );
});

test('rules see the final state of other documents in the same commit', () => {
  const compiled = compileRules(
    rulesFor(
      'c',
      `function other() { return /databases/$(database)/documents/seed/x; }
      allow create: if get(other()).data.n == 3 && getAfter(other()).data.n == 4 && !existsAfter(/databases/$(database)/documents/seed/gone);`,
    ),
  );
  if (!compiled.ok) throw new Error('the rules must compile');
  const changed = { ...SEED, fields: { ...SEED.fields, n: { integerValue: '4' } } };
  const after = documentAt('/c/a', {});
  const verdict = compiled.ruleset.decide(
    { method: 'create', name: after.name, resource: undefined, after },
    {
      caller: { kind: 'anonymous' },
      time: '2026-11-20T08:41:53.439Z',
      lookup: {
        before: (name) => (name === SEED.name ? SEED : undefined),
        after: (name) => (name === SEED.name ? changed : undefined),
      },
    },
  );
  expect(verdict).toEqual({ allowed: true, reason: 'Line 6 allows create.' });
});

test('long lists in a document cost no quadratic time', () => {
  const values = Array.from({ length: 100_000 }, (_, index) => ({ integerValue: String(index) }));
  const after = documentAt('/c/a', { l: { arrayValue: { values } } });
  const list = 'request.resource.data.l';
  const condition = `${list}.toSet().size() == 100000 && ${list}.hasAll(${list})
    && ${list}.hasOnly(${list}) && ${list}.toSet() == ${list}.toSet()`;
  const source = rulesFor('c', `allow create: if ${condition};`);
  const { verdict } = judge(source, {
    method: 'create',
    name: after.name,
    resource: undefined,
    after,
  });
  expect(verdict).toBe('ALLOW');
});

test('rules that double a text or a list again and again fail', () => {
  const doubling = (name: string, double: string): string =>
    `function ${name}(v) { ${Array.from({ length: 11 }, (_, index) => `let v${index + 1} = ${double.replaceAll('v', `v${index || ''}`)};`).join(' ')} return v11; }`;
  const prelude = [doubling('text', 'v + v'), doubling('list', 'v.concat(v)')].join('\n');
  for (const call of ["text(text(text('a')))", 'list(list(list([1])))']) {
    const source = rulesFor('c', `${prelude}\nallow get: if ${call} != null;`);
    const { verdict, reason } = judge(source, {
      method: 'get',
      name: `${ROOT}/c/a`,
      resource: undefined,
    });
    expect(verdict).toBe('DENY');
    expect(reason).toMatch(/too long/);
  }
});
