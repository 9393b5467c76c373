import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { normalizeEmailAddress } from './email-address.ts';

describe('normalizeEmailAddress', () => {
  it.each([
    ['Ada@Example.COM', 'ada@example.com'],
    ['a.b+gifts@mail.example.co.uk', 'a.b+gifts@mail.example.co.uk'],
    ['ada@localhost', 'ada@localhost'],
    ['jo\u0308rg@exa\u0308mple.de', 'j\u00f6rg@ex\u00e4mple.de'],
  ])('takes %s as %s', (text, expected) => expect(normalizeEmailAddress(text)).toBe(expected));

  it.each([
    ['', 'nothing'],
    ['ada', 'no @'],
    ['@example.com', 'no name'],
    ['ada@', 'no domain'],
    ['ada@example..com', 'an empty label'],
    ['ada@-example.com', 'a label that starts with a hyphen'],
    ['a b@example.com', 'a space'],
    [' ada@example.com', 'a space before'],
    ['ada@example.com\r\nBcc: x@example.com', 'a header'],
    ['a\u202eda@example.com', 'a sign that turns the text'],
    ['<ada@example.com>', 'brackets'],
    ['a@b@example.com', 'two @'],
    [`${'a'.repeat(65)}@example.com`, 'a long name'],
    [`a@${'b'.repeat(64)}.com`, 'a long label'],
    [`a@${'b.'.repeat(130)}com`, 'a long address'],
  ])('refuses %j: %s', (text) => expect(normalizeEmailAddress(text)).toBeUndefined());

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), anyText()), (text) => {
        const once = normalizeEmailAddress(text);
        if (once !== undefined) expect(normalizeEmailAddress(once)).toBe(once);
      }),
    );
  });
});
