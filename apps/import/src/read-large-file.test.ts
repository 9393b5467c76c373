import { describe, expect, test } from 'vitest';
import { card } from './read/address-book-fixtures.ts';
import type { ContactsFile } from './read/contact.ts';
import { readFile } from './read-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(text: string): Promise<ContactsFile> {
  const file = await readFile(bytes(text));
  if (file.kind !== 'contacts') throw new Error(`This is a ${file.kind}.`);
  return file;
}

describe('I4 files take time in proportion to their size: these would take minutes otherwise', () => {
  const many = 400_000;
  const folded = (line: string) => Array.from({ length: 60_000 }, () => line).join('\r\n');
  test.each([
    ['semicolons without a colon', card('FN:Ada', `X${';'.repeat(many)}`)],
    ['quotes without an end', card('FN:Ada', `X${';"'.repeat(many)}`)],
    [
      'a photo of 4 MB, folded',
      card('FN:Ada', `PHOTO;ENCODING=b:\r\n${folded(` ${'A'.repeat(74)}`)}`),
    ],
    [
      'long quoted-printable',
      card(
        'FN:Ada',
        `NOTE;ENCODING=QUOTED-PRINTABLE:=\r\n${folded(`${'=C3=A4'.repeat(12)}=`)}\r\n`,
      ),
    ],
    ['a name without a colon over many lines', card('FN:Ada', `N;X\r\n${folded(' ;Y')}`)],
    ['a note of blanks', card('FN:Ada', `NOTE:${' '.repeat(many)}x`)],
  ])('%s in a card', async (_, text) => {
    expect((await read(text)).contacts).toMatchObject([{ name: 'Ada' }]);
  });

  test.each([
    ['blank lines', `${'\n'.repeat(many)}x`, 'other-kind'],
    ['spaces', `${' '.repeat(many)}x`, 'other-kind'],
    ['a table of open quotes', `a,b\n${'"'.repeat(many + 1)},`, undefined],
    [
      'names of calendars without an end',
      `BEGIN:VCALENDAR\n${'NAME\n'.repeat(many)}`,
      'nothing-in-it',
    ],
  ])('%s', async (_, text, kind) => {
    const file = await readFile(bytes(text));
    if (kind !== undefined) expect(file).toMatchObject({ kind: 'problem', problem: kind });
  });

  test('a title of blanks in a calendar', async () => {
    const entry = [
      `SUMMARY:🎂 ${' '.repeat(many)}x`,
      'DTSTART;VALUE=DATE:19900512',
      'RRULE:FREQ=YEARLY',
    ];
    const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', ...entry, 'END:VEVENT', 'END:VCALENDAR'];
    expect(await read(text.join('\r\n'))).toMatchObject({ contacts: [{ name: 'x' }] });
  });
});
