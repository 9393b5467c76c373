import { createTestData } from '@evergift/data/testing';
import { calendarFile } from '@evergift/occasions/calendar-file';
import { describe, expect, test } from 'vitest';
import type { ContactsFile } from './contact.ts';
import { readFile } from '../read-file.ts';

async function read(text: string): Promise<ContactsFile> {
  const file = await readFile(new TextEncoder().encode(text));
  if (file.kind !== 'contacts') throw new Error(`This is ${file.kind}.`);
  return file;
}

describe('I2 birthdays from a calendar', () => {
  const calendar = (name: string, ...events: string[][]) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...(name ? [`X-WR-CALNAME:${name}`] : []),
      ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
      'END:VCALENDAR',
    ].join('\r\n');
  const yearly = 'RRULE:FREQ=YEARLY';

  test.each([
    ['Nextcloud', ['SUMMARY:🎂 Anna (1990)', 'DTSTART;VALUE=DATE:19900512'], 'Anna', '1990-05-12'],
    ['Google', ['SUMMARY:Ben’s birthday', 'DTSTART;VALUE=DATE:20240229'], 'Ben', '1604-02-29'],
    ['Apple', ["SUMMARY:Cy's 35th Birthday", 'DTSTART;VALUE=DATE:20251120'], 'Cy', '1990-11-20'],
    ['Outlook', ["SUMMARY:Dee Doe's Birthday", 'DTSTART:19800101T000000'], 'Dee Doe', '1980-01-01'],
    ['a made one', ['SUMMARY:Birthday: Eve', 'DTSTART;VALUE=DATE:20200301'], 'Eve', '1604-03-01'],
    [
      'German',
      ['SUMMARY:Geburtstag von Finn', 'DTSTART;VALUE=DATE:16040401'],
      'Finn',
      '1604-04-01',
    ],
    [
      'Apple, German',
      ['SUMMARY:35. Geburtstag von Gil', 'DTSTART;VALUE=DATE:20251120'],
      'Gil',
      '1990-11-20',
    ],
    [
      'a genitive',
      ['SUMMARY:Hannahs 35. Geburtstag', 'DTSTART;VALUE=DATE:20251120'],
      'Hannah',
      '1990-11-20',
    ],
    [
      'French',
      ['SUMMARY:Anniversaire d’Inès', 'DTSTART;VALUE=DATE:20200301'],
      'Inès',
      '1604-03-01',
    ],
    [
      'French age',
      ['SUMMARY:35e anniversaire de Jo', 'DTSTART;VALUE=DATE:20251120'],
      'Jo',
      '1990-11-20',
    ],
    ['Spanish', ['SUMMARY:Cumpleaños de Kim', 'DTSTART;VALUE=DATE:20200301'], 'Kim', '1604-03-01'],
    ['Arabic', ['SUMMARY:عيد ميلاد ليلى', 'DTSTART;VALUE=DATE:20200301'], 'ليلى', '1604-03-01'],
  ])('%s', async (_, lines, name, birthday) => {
    expect(await read(calendar('', [...lines, yearly]))).toMatchObject({
      source: 'calendar',
      contacts: [{ name, birthday }],
      unreadable: [],
    });
  });

  test('in a calendar of birthdays every yearly entry is one', async () => {
    const file = await read(
      calendar('Birthdays', ['SUMMARY:Gil', 'DTSTART;VALUE=DATE:19770707', yearly]),
    );
    expect(file.contacts).toMatchObject([{ name: 'Gil', birthday: '1977-07-07' }]);
  });

  test('what is no birthday is listed with its line and why', async () => {
    const file = await read(
      calendar(
        'Home',
        ['SUMMARY:Dentist', 'DTSTART:20261124T090000Z'],
        ['SUMMARY:Wedding day', 'DTSTART;VALUE=DATE:20100601', yearly],
        ["SUMMARY:Hal's birthday", yearly],
        ['SUMMARY:Anniversaire de mariage', 'DTSTART;VALUE=DATE:20100601', yearly],
      ),
    );
    expect(file.contacts).toEqual([]);
    expect(file.unreadable).toMatchObject([
      { line: 4, text: 'Dentist', reason: 'It does not repeat every year, as birthdays do.' },
      { line: 8, text: 'Wedding day', reason: 'Nothing says that it is a birthday.' },
      { line: 13, text: "Hal's birthday", reason: 'Its date is missing or no real day.' },
      { line: 17, text: 'Anniversaire de mariage', reason: 'Nothing says that it is a birthday.' },
    ]);
  });
});

test('N2 I2 our own calendar files can be imported', async () => {
  const { data } = await createTestData();
  await data.commands.addPerson({ name: 'Ada', birthday: '1990-12-10' }).confirmed;
  const addressOf = (id: string) => `https://evergift.example/events/${id}`;
  const calendar = await calendarFile(data, { addressOf });
  const { contacts } = await read(calendar.ok ? calendar.text : '');
  expect(contacts).toMatchObject([{ name: 'Ada', birthday: '1604-12-10' }]);
});
