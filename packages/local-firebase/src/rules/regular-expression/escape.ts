import { PatternError } from './syntax.ts';

const CONTROL_CHARACTERS: Readonly<Record<string, number>> = {
  a: 0x07,
  f: 0x0c,
  n: 0x0a,
  r: 0x0d,
  t: 0x09,
  v: 0x0b,
};
const HEXADECIMAL = /x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,8})\})/y;
const OCTAL = /[1-7][0-7]{1,2}|0[0-7]{0,2}/y;

/** Reads one character written after a backslash at `at`. @throws PatternError */
export function readEscapedCharacter(
  source: string,
  at: number,
): { codePoint: number; length: number } {
  const letter = source[at];
  if (letter === undefined) throw new PatternError('The pattern ends in a backslash.');
  const control = CONTROL_CHARACTERS[letter];
  if (control !== undefined) return { codePoint: control, length: 1 };
  HEXADECIMAL.lastIndex = at;
  const hexadecimal = HEXADECIMAL.exec(source);
  if (hexadecimal) {
    const codePoint = parseInt(hexadecimal[1] ?? hexadecimal[2] ?? '', 16);
    if (codePoint > 0x10ffff) throw new PatternError(`\\${hexadecimal[0]} is no character.`);
    return { codePoint, length: hexadecimal[0].length };
  }
  OCTAL.lastIndex = at;
  const octal = OCTAL.exec(source);
  if (octal) return { codePoint: parseInt(octal[0], 8), length: octal[0].length };
  if (/[A-Za-z0-9\u0080-\uffff]/.test(letter)) {
    throw new PatternError(`\\${letter} is unknown (RE2 has no back-references).`);
  }
  return { codePoint: letter.charCodeAt(0), length: 1 };
}
