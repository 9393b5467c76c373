/** The text behind quoted-printable, without soft line breaks (RFC 2045); in the named character set, else UTF-8. */
export function decodeQuotedPrintable(text: string, charset = 'utf-8'): string {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (let at = 0; at < text.length; at += 1) {
    const hex = text[at] === '=' ? text.slice(at + 1, at + 3) : '';
    if (/^[0-9A-Fa-f]{2}$/.test(hex)) {
      bytes.push(Number.parseInt(hex, 16));
      at += 2;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      bytes.push(...encoder.encode(character));
      at += character.length - 1;
    }
  }
  return decoderOf(charset).decode(new Uint8Array(bytes));
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
}
