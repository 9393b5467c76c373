import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftOf, removeAt, sealed, setAt } from './field-draft.ts';
import { formatFieldPath, parseFieldPath, valueAt } from './field-path.ts';
import type { Fields } from './types.ts';

describe('field paths', () => {
  test.each([
    ['a', ['a']],
    ['a.b_1', ['a', 'b_1']],
    ['`a.b`.c', ['a.b', 'c']],
    ['`1`.`é`', ['1', 'é']],
    ['`\\``.`\\\\`', ['`', '\\']],
  ])('%s is read', (text, path) => {
    expect(parseFieldPath(text)).toEqual(path);
  });

  test.each([
    '',
    '.',
    'a.',
    '.a',
    'a..b',
    'a-b',
    '1a',
    '``',
    '`a',
    'a`b`',
    '`a`b',
    '__x__',
    'a.__x__',
  ])('%j is refused', (text) => {
    expect(() => parseFieldPath(text)).toThrow(
      expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
    );
  });

  test('what is written is read back', () => {
    const names = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter((name) => !name.startsWith('__'));
    fc.assert(
      fc.property(fc.array(names, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });
});

describe('values at a path', () => {
  const one = { integerValue: '1' };
  const fields: Fields = { a: { mapValue: { fields: { b: one } } }, s: { stringValue: 'x' } };

  test('are found, also not found where the name is one of JavaScript’s own', () => {
    expect(valueAt(fields, ['a', 'b'])).toBe(one);
    expect(valueAt(fields, ['a', 'constructor'])).toBeUndefined();
    expect(valueAt(fields, ['toString'])).toBeUndefined();
    expect(valueAt(fields, ['s', 'length'])).toBeUndefined();
  });

  test('are set on the way through maps, in place of what is none', () => {
    const draft = draftOf(fields);
    setAt(draft, ['s', 'x', 'y'], one);
    setAt(draft, ['a', 'a'], one);
    const nested = { mapValue: { fields: { x: { mapValue: { fields: { y: one } } } } } };
    const edited = { a: { mapValue: { fields: { a: one, b: one } } }, s: nested };
    expect(JSON.stringify(sealed(draft))).toBe(JSON.stringify(edited));
    expect(fields['s']).toEqual({ stringValue: 'x' });
  });

  test('are removed, leaving the map around them', () => {
    const draft = draftOf(fields);
    removeAt(draft, ['a', 'b']);
    removeAt(draft, ['s', 'x']);
    removeAt(draft, ['none', 'x']);
    expect(draft).toEqual({ a: { mapValue: { fields: {} } }, s: { stringValue: 'x' } });
  });
});
