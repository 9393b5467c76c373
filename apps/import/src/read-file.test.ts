import { describe, expect, test } from 'vitest';
import * as books from './read/address-book-fixtures.ts';
import { card, cards } from './read/address-book-fixtures.ts';
import type { ContactsFile } from './read/contact.ts';
import { largestFile } from './read/file-problem.ts';
import { readFile } from './read-file.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

async function read(text: string | Uint8Array): Promise<ContactsFile> {
  const file = await readFile(typeof text === 'string' ? bytes(text) : text);
  if (file.kind !== 'contacts') throw new Error(`This is a ${file.kind}.`);
  return file;
}

async function problem(content: string | Uint8Array) {
  const file = await readFile(typeof content === 'string' ? bytes(content) : content);
  if (file.kind !== 'problem') throw new Error('This was read.');
  return file;
}

describe('I1 address books as products write them', () => {
  test('Google: names, nicknames, birthdays with and without a year, notes', async () => {
    expect(await read(books.google)).toMatchObject({
      source: 'address-book',
      contacts: [
        {
          line: 1,
          name: 'Grace Hopper',
          nickname: 'Amazing Grace',
          birthday: '1906-12-09',
          notes: 'Likes clocks, compilers\nand nanoseconds',
          remarks: [],
        },
        { line: 14, name: 'Linus', nickname: '', birthday: '1604-12-28' },
      ],
      unreadable: [],
    });
  });

  test('Apple: a year that is left out, folded lines; a group is no person', async () => {
    expect(await read(books.apple)).toMatchObject({
      contacts: [
        {
          name: 'Jürgen Müller',
          birthday: '1604-05-12',
          notes:
            'A note that is longer than a line of seventy-five bytes and is therefore folded by the program',
        },
      ],
      unreadable: [{ line: 14, text: 'Family', reason: 'It is a group, not a person.' }],
    });
  });

  test('Outlook: vCard 2.1 with quoted-printable in its character set', async () => {
    expect((await read(books.outlook)).contacts).toMatchObject([
      {
        name: 'Jörg Straße',
        birthday: '1970-03-01',
        notes: 'Likes long\nwalks and good; books, C:\\temp',
      },
    ]);
  });

  test('Nextcloud and Thunderbird: vCard 4.0; an organisation is called by its name', async () => {
    expect((await read(books.nextcloud)).contacts).toMatchObject([
      { name: 'Zoë Washburne', nickname: 'Zo', birthday: '1990-05-12' },
    ]);
    expect((await read(books.thunderbird)).contacts).toMatchObject([
      { name: 'Ada Lovelace', birthday: '1815-12-10' },
      { name: 'Bakery at the Corner', birthday: '' },
    ]);
  });
});

describe('I1 birthdays', () => {
  test.each([
    ['19900512', '1990-05-12'],
    ['1990-05-12', '1990-05-12'],
    ['1990-5-2', '1990-05-02'],
    ['--0512', '1604-05-12'],
    ['--05-12', '1604-05-12'],
    ['0000-05-12', '1604-05-12'],
    ['1604-02-29', '1604-02-29'],
    ['--0229', '1604-02-29'],
    ['1990-05-12T00:00:00Z', '1990-05-12'],
    ['19900512T220000Z', '1990-05-12'],
    ['1990-05-12 00:00:00', '1990-05-12'],
    [' 1990-05-12 ', '1990-05-12'],
  ])('%s is %s', async (written, birthday) => {
    expect((await read(card('FN:Ada', `BDAY:${written}`))).contacts).toMatchObject([
      { birthday, remarks: [] },
    ]);
  });

  test.each(['1990', '1990-05', '---12', '1990-02-30', '1990-13-01', 'around Easter', '199005'])(
    '%s names no day: the contact stays, and that is said',
    async (written) => {
      expect((await read(card('FN:Ada', `BDAY:${written}`))).contacts).toMatchObject([
        {
          name: 'Ada',
          birthday: '',
          remarks: [`The birthday “${written}” names no day and is left out.`],
        },
      ]);
    },
  );

  test('a birthday as text keeps to what it says', async () => {
    const { contacts } = await read(card('FN:Ada', 'BDAY;VALUE=text:circa 1800\\, in May'));
    expect(contacts[0]?.birthday).toBe('');
    expect(contacts[0]?.remarks[0]).toContain('circa 1800');
  });
});

describe('I1 I4 what is wrong in a file is said, and the rest is read', () => {
  test('half a card', async () => {
    const half = card('FN:Ben').split('END:VCARD')[0] ?? '';
    expect(await read(card('FN:Ada') + half)).toMatchObject({
      contacts: [{ name: 'Ada' }],
      unreadable: [
        { line: 5, text: 'Ben', reason: 'The card has no end: the file is damaged here.' },
      ],
    });
    expect(await read(half + card('FN:Ada'))).toMatchObject({
      contacts: [{ name: 'Ada' }],
      unreadable: [{ line: 1, text: 'Ben' }],
    });
  });

  test('a card without a name, and one with a name that is too long', async () => {
    const { contacts, unreadable } = await read(
      card('TEL:1', 'NOTE:The plumber') + card(`FN:${'x'.repeat(201)}`),
    );
    expect(contacts).toEqual([]);
    expect(unreadable).toMatchObject([
      { line: 1, text: 'The plumber', reason: 'It has no name.' },
      { line: 6, reason: 'The name is longer than 200 characters.' },
    ]);
  });

  test('a note that is too long is left out and said, never cut', async () => {
    const { contacts } = await read(
      card('FN:Ada', `NOTE:${'x'.repeat(5001)}`, `NICKNAME:${'y'.repeat(101)}`),
    );
    expect(contacts).toMatchObject([
      {
        notes: '',
        nickname: '',
        remarks: [
          'The nickname is longer than 100 characters and is left out.',
          'The note is longer than 5,000 characters and is left out.',
        ],
      },
    ]);
  });

  test('a name is text: markup stays what was typed, control characters and line breaks go', async () => {
    const { contacts } = await read(
      card('FN:<img src=x onerror=alert(1)>') + card('FN:Ada\\nLovelace'),
    );
    expect(contacts.map(({ name }) => name)).toEqual([
      '<img src=x onerror=alert(1)>',
      'Ada Lovelace',
    ]);
  });

  test('odd properties harm nobody: parameters without names, commas, a line that is none', async () => {
    const { contacts } = await read(
      card('TEL;CELL:1', 'garbage', 'FN;X-A="a:b;c":Doe, Jane; PhD', 'N:Doe;Jane', 'X-:;:;'),
    );
    expect(contacts).toMatchObject([{ name: 'Doe, Jane; PhD' }]);
  });
});

describe('I4 encodings', () => {
  const text = card('FN:Jürgen Größe');
  const utf16 = (littleEndian: boolean, mark: boolean) => {
    const marked = mark ? `\uFEFF${text}` : text;
    const view = new DataView(new ArrayBuffer(marked.length * 2));
    [...marked].forEach((letter, index) =>
      view.setUint16(index * 2, letter.charCodeAt(0), littleEndian),
    );
    return new Uint8Array(view.buffer);
  };

  test.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a mark', bytes(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(true, true)],
    ['UTF-16, big end first', utf16(false, true)],
    ['UTF-16 without a mark', utf16(true, false)],
    ['Windows-1252', Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))],
  ])('%s', async (_, content) => {
    expect((await read(content)).contacts).toMatchObject([{ name: 'Jürgen Größe' }]);
  });
});

test('LC6 an Arabic table of one byte a letter', async () => {
  const heading = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3];
  const name = [0xe1, 0xed, 0xe1, 0xec];
  const notes = [...',x\n'].map((letter) => letter.charCodeAt(0));
  const file = await readFile(Uint8Array.from([...heading, ...notes, ...name, ...notes]));
  expect(file).toMatchObject({
    kind: 'table',
    columns: ['الاسم', 'x'],
    rows: [{ cells: ['ليلى', 'x'] }],
  });
});

describe('I4 files that cannot be imported say what happened and what to do', () => {
  test.each([
    ['nothing in it', new Uint8Array(), 'empty', 'This file is empty.'],
    ['blank lines alone', bytes(' \r\n\r\n'), 'empty', 'This file is empty.'],
    ['50 MB', new Uint8Array(50 * 1024 * 1024), 'too-large', 'This file has 50 MB, and at most 32'],
    ['a picture', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0]), 'binary', 'This is a picture'],
    ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4]), 'binary', 'save a spreadsheet as CSV'],
    ['noise', Uint8Array.from({ length: 999 }, (_, i) => (i * 7919) % 256), 'binary', 'not a text'],
    ['a web page', bytes('<!doctype html><p>BEGIN:VCARD</p>'), 'other-kind', 'neither contacts'],
  ])('%s', async (_, content, kind, message) => {
    const found = await problem(content);
    expect(found.problem).toBe(kind);
    expect(found.message).toContain(message);
    expect(found.message).toContain('Nothing was imported.');
  });

  test('the limit itself is still read', async () => {
    const text = card('FN:Ada', `PHOTO;ENCODING=b:${'A'.repeat(1000)}`);
    const padded = text + ' '.repeat(largestFile - text.length);
    expect((await read(padded)).contacts).toHaveLength(1);
  });
});

test('I4 10,000 cards are read in slices that leave the page responsive, and can be given up', async () => {
  const content = bytes(cards(10_000));
  const shares: number[] = [];
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const file = await readFile(content, { onProgress: (share) => shares.push(share) });
  clearInterval(timer);
  expect(file).toMatchObject({ kind: 'contacts', unreadable: [] });
  expect(file.kind === 'contacts' && file.contacts).toHaveLength(10_000);
  expect(shares.length).toBeGreaterThan(3);
  expect(turns).toBeGreaterThan(3);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));

  const given = new AbortController();
  const reading = readFile(content, {
    signal: given.signal,
    onProgress: () => given.abort(new Error('given up')),
  });
  await expect(reading).rejects.toThrow('given up');
}, 60_000);
