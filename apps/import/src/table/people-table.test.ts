import { describe, expect, test } from 'vitest';
import { readFile } from '../read-file.ts';
import { guessPeopleColumns, readPeopleTable } from './people-columns.ts';
import type { Table } from './parse-table.ts';
import { dateOrderIn, dateOrderOf, dateQuestionIn, readWrittenDate } from './written-date.ts';

const today = '2026-11-20';

async function tableOf(text: string): Promise<Table> {
  const file = await readFile(new TextEncoder().encode(text));
  if (file.kind !== 'table') throw new Error(`This is no table but ${file.kind}.`);
  return file;
}

const peopleOf = (table: Table) => readPeopleTable(table, guessPeopleColumns(table), today);

describe('I2 tables of people', () => {
  test.each([
    ['commas', 'Name,Birthday\r\n"Doe, Jane",1990-05-12\r\n'],
    ['semicolons', 'Name;Birthday\nDoe, Jane;12.05.1990\n'],
    ['tabs', 'Name\tBirthday\nDoe, Jane\tMay 12, 1990\n'],
    ['a mark at the start', '\uFEFFName;Birthday\nDoe, Jane;5/12/1990\n'],
  ])('with %s', async (_, text) => {
    expect(peopleOf(await tableOf(text))).toEqual({
      kind: 'contacts',
      source: 'table',
      contacts: [
        {
          ...{ line: 2, name: 'Doe, Jane', birthday: '1990-05-12' },
          ...{ nickname: '', notes: '', relationship: '', remarks: [] },
        },
      ],
      unreadable: [],
    });
  });

  test('as Google and Outlook write them: names in parts, columns in any order', async () => {
    const table = await tableOf(
      'First Name,Middle Name,Last Name,Nickname,Birthday,Notes,Relationship,E-mail 1 - Value\n' +
        'Grace,B,Hopper,Amazing,--12-09,"Clocks\nand ships",Friend,g@example.com\n' +
        'Ada,,Lovelace,,,,,\n',
    );
    expect(peopleOf(table).contacts).toMatchObject([
      {
        name: 'Grace Hopper',
        nickname: 'Amazing',
        birthday: '1604-12-09',
        notes: 'Clocks\nand ships',
        relationship: 'Friend',
      },
      { line: 4, name: 'Ada Lovelace', birthday: '' },
    ]);
  });

  test('without a header the first column contains the names; columns can be chosen', async () => {
    const table = await tableOf('1990-05-12,Ada\n1980-02-29,Ben\n');
    expect(table.columns).toEqual(['Column 1', 'Column 2']);
    expect(guessPeopleColumns(table)).toEqual({ name: 0 });
    expect(readPeopleTable(table, { name: 1, birthday: 0 }, today).contacts).toMatchObject([
      { line: 1, name: 'Ada', birthday: '1990-05-12' },
      { line: 2, name: 'Ben', birthday: '1980-02-29' },
    ]);
  });

  test('what cannot be read is said with its line', async () => {
    const { contacts, unreadable } = peopleOf(
      await tableOf('Name,Birthday,Notes\nAda,soon,\n,1990-05-12,nobody\n\nBen,31/12/1980,\n'),
    );
    expect(contacts).toMatchObject([
      { line: 2, name: 'Ada', remarks: ['The birthday “soon” is no date and is left out.'] },
      { line: 5, name: 'Ben', birthday: '1980-12-31' },
    ]);
    expect(unreadable).toEqual([{ line: 3, text: '1990-05-12 nobody', reason: 'It has no name.' }]);
  });

  test('a formula and markup are names and nothing else', async () => {
    const { contacts } = peopleOf(
      await tableOf('Name,Notes\n"=HYPERLINK(""http://x"")",+1\n<b>Ada</b>,@SUM(A1)\n'),
    );
    expect(contacts).toMatchObject([
      { name: '=HYPERLINK("http://x")', notes: '+1' },
      { name: '<b>Ada</b>', notes: '@SUM(A1)' },
    ]);
  });

  test('more rows than are read is said', async () => {
    const text = `Name,Notes\n${'Ada,x\n'.repeat(20_001)}`;
    const file = await readFile(new TextEncoder().encode(text));
    expect(file).toMatchObject({ kind: 'problem', problem: 'too-large' });
  });
});

test.each([
  ['12.5.1990', '1990-05-12'],
  ['12.05.', '1604-05-12'],
  ['5/12/1990', '1990-05-12'],
  ['5/12', '1604-05-12'],
  ['5/12/90', '1990-05-12'],
  ['5/12/25', '2025-05-12'],
  ['5/12/26', '2026-05-12'],
  ['5/12/27', '1927-05-12'],
  [' 5.12.1990 ', '1990-12-05'],
  ['May 12, 1990', '1990-05-12'],
  ['Sept. 3 1990', '1990-09-03'],
  ['12 May', '1604-05-12'],
  ['3rd March 1990', '1990-03-03'],
  ['12-May-1990', '1990-05-12'],
  ['19900512', '1990-05-12'],
  ['12 Foo 1990', undefined],
  ['2/30/1990', undefined],
  ['1990', undefined],
])('I2 the date %s is %s', (written, date) => {
  expect(readWrittenDate(written, 'month-first', today)).toBe(date);
});

test('I2 a number above 12 shows that days come first in its column', () => {
  expect(dateOrderOf(['5/6/1990', '13/6/1990'])).toBe('day-first');
  expect(dateOrderOf(['5/6/1990', '6/13/1990'])).toBe('month-first');
});

const cells = (...texts: string[]) => texts.map((text, index) => ({ line: index + 2, text }));

test('LC6 a date with two readings is asked about, by the first row that has one', () => {
  expect(dateQuestionIn(cells('', '4/4/2026', '03/04/2026', '5/6/2026'), today)).toEqual({
    ...{ line: 4, text: '03/04/2026' },
    readings: { 'month-first': '2026-03-04', 'day-first': '2026-04-03' },
  });
});

test.each([
  ['another row shows that days come first', ['03/04/2026', '13/4/2026']],
  ['another row shows that months come first', ['03/04/2026', '4/13/2026']],
  ['the day comes first with points', ['03.04.2026']],
  ['the year comes first', ['2026-03-04']],
  ['the month has a name', ['3 April 2026', 'April 3, 2026']],
  ['both readings are one day', ['4/4/2026']],
  ['there is no date', ['soon', '']],
])('LC6 nothing is asked when %s', (_, texts) => {
  expect(dateQuestionIn(cells(...texts), today)).toBeUndefined();
});

test('LC6 what a column shows of its dates', () => {
  expect(dateOrderIn(['5/6/1990'])).toBeUndefined();
  expect(dateOrderIn(['5/12/1990', '12/5/1990', '2026-05-13', '13', 'soon'])).toBeUndefined();
  expect(dateOrderIn(['5/6/1990', '6/13'])).toBe('month-first');
});
