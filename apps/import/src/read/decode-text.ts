import { text } from '@evergift/language';
import { fileProblem, type FileProblem } from './file-problem.ts';

/** Kinds of files without text. */
type Binary = 'zip' | 'compressed' | 'pdf' | 'picture' | 'document' | 'other';

/** How other files begin. */
const signatures: readonly { readonly start: readonly number[]; readonly kind: Binary }[] = [
  { start: [0x50, 0x4b, 0x03, 0x04], kind: 'zip' },
  { start: [0x1f, 0x8b], kind: 'compressed' },
  { start: [0x25, 0x50, 0x44, 0x46], kind: 'pdf' },
  { start: [0xff, 0xd8, 0xff], kind: 'picture' },
  { start: [0x89, 0x50, 0x4e, 0x47], kind: 'picture' },
  { start: [0x47, 0x49, 0x46, 0x38], kind: 'picture' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], kind: 'document' },
];

const binary = (kind: Binary) =>
  fileProblem(
    'binary',
    text(
      '{kind, select, zip {This is a zip file or a spreadsheet, and names} compressed {This is a compressed file, and names} pdf {This is a PDF, and names} picture {This is a picture, and names} document {This is an older spreadsheet or document, and names} other {This is not a text file, and names}} can be read from text files only. Choose a vCard (.vcf), calendar (.ics) or CSV file; unpack a zip file first, and save a spreadsheet as CSV.',
      { kind },
    ),
  );

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** The encoding is recognized by so many bytes. */
const sample = 4096;

/** UTF-16 without a mark at its start shows by its zeros: every second byte of plain letters is one. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, sample);
  const zeros = (odd: number) =>
    start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  const [even, odd] = [zeros(0), zeros(1)];
  const many = start.length / 5;
  if (odd > many && even === 0) return 'utf-16le';
  return even > many && odd === 0 ? 'utf-16be' : undefined;
}

function encodingOf(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, [0xff, 0xfe])) return 'utf-16le';
  if (startsWith(bytes, [0xfe, 0xff])) return 'utf-16be';
  return unmarkedUtf16(bytes);
}

/** Control characters that no text contains. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const notText = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/** Letters with accents are single among others in Western European words; Arabic ones make whole words. */
function isArabic(asLatin: string): boolean {
  const lengthOf = (letters: RegExp) => (asLatin.match(letters) ?? []).join('').length;
  return lengthOf(/[À-ÿ]{3,}/g) * 2 > lengthOf(/[À-ÿ]/g);
}

/** A text of one byte a letter: Windows-1252, of which Latin-1 is a part, or Windows-1256 for Arabic. */
function decodeBytes(bytes: Uint8Array): string {
  const latin = new TextDecoder('windows-1252').decode(bytes);
  return isArabic(latin) ? new TextDecoder('windows-1256').decode(bytes) : latin;
}

/** The text of a file: UTF-8, UTF-16, or else one byte a letter. */
export function decodeText(bytes: Uint8Array): string | FileProblem {
  const signature = signatures.find(({ start }) => startsWith(bytes, start));
  if (signature) return binary(signature.kind);
  const encoding = encodingOf(bytes);
  if (encoding) return expectText(new TextDecoder(encoding).decode(bytes));
  try {
    return expectText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return expectText(decodeBytes(bytes));
  }
}

const expectText = (content: string) => (notText.test(content) ? binary('other') : content);
