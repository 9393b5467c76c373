import { fileProblem, type FileProblem } from './file-problem.ts';

/** How other files begin, and what to do with them. */
const signatures: readonly { readonly start: readonly number[]; readonly name: string }[] = [
  { start: [0x50, 0x4b, 0x03, 0x04], name: 'a zip file or a spreadsheet' },
  { start: [0x1f, 0x8b], name: 'a compressed file' },
  { start: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { start: [0xff, 0xd8, 0xff], name: 'a picture' },
  { start: [0x89, 0x50, 0x4e, 0x47], name: 'a picture' },
  { start: [0x47, 0x49, 0x46, 0x38], name: 'a picture' },
  { start: [0xd0, 0xcf, 0x11, 0xe0], name: 'an older spreadsheet or document' },
];

const binary = (name: string) =>
  fileProblem(
    'binary',
    `This is ${name}, and names can be read from text files only. Choose a vCard (.vcf), calendar (.ics) or ` +
      'CSV file; unpack a zip file first, and save a spreadsheet as CSV.',
  );

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

/** So many bytes tell the encoding. */
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
// eslint-disable-next-line no-control-regex -- they are what is looked for
const notText = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/** The text of a file: UTF-8, UTF-16, or else Windows-1252, of which Latin-1 is a part. */
export function decodeText(bytes: Uint8Array): string | FileProblem {
  const signature = signatures.find(({ start }) => startsWith(bytes, start));
  if (signature) return binary(signature.name);
  const encoding = encodingOf(bytes);
  if (encoding) return expectText(new TextDecoder(encoding).decode(bytes));
  try {
    return expectText(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return expectText(new TextDecoder('windows-1252').decode(bytes));
  }
}

const expectText = (text: string) => (notText.test(text) ? binary('not a text file') : text);
