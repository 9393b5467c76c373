import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../test/any-text.ts';
import { asciiJson, frame } from './framing.ts';

describe('framing', () => {
  it('writes any text in ASCII that reads back the same', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const json = asciiJson({ text });
        expect(json).toMatch(/^[\x20-\x7f]*$/);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });

  it('counts UTF-16 units, which are bytes here', () => {
    expect(frame(asciiJson(['🎁']))).toBe('16\n["\\ud83c\\udf81"]');
  });
});
