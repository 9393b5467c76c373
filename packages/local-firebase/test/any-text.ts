import fc from 'fast-check';

const surrogates = { first: 0xd800, count: 0x800 };

/** Any code point but halves of a pair. fast-check's own unit 'binary' builds a table first, which takes seconds. */
const codePoint = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.count })
  .map((code) => String.fromCodePoint(code < surrogates.first ? code : code + surrogates.count));

/** Any text, with every character that there is. */
export const anyText = (constraints: Omit<fc.StringConstraints, 'unit'> = {}) =>
  fc.string({ ...constraints, unit: codePoint });
