/** Octets that a line of a calendar may have, its end aside (RFC 5545, 3.1). */
const longestLine = 75;

const encoder = new TextEncoder();

// Control characters that no text of a calendar may contain; tabs and line ends may.
// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/g;

/** A text as the value of a property (RFC 5545, 3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(controls, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n');
}

/** The line with its end, folded so that none is longer than 75 octets; no character is cut in two (RFC 5545, 3.1). */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let octets = 0;
  for (const character of `${name}:${value}`) {
    const { length } = encoder.encode(character);
    if (octets + length > longestLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += length;
  }
  return `${folded}\r\n`;
}
