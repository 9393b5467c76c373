import { describe, expect, test } from 'vitest';
import type { Contact } from './contact.ts';
import { readCard } from './read-card.ts';

const read = (...lines: string[]) => readCard({ line: 1, lines, isCut: false });
const contact = (...lines: string[]): Contact => {
  const found = read(...lines);
  if ('reason' in found) throw new Error(found.reason);
  return found;
};

describe('I1 the name of a card', () => {
  test.each([
    ['as a whole', ['N:Hopper;Grace', 'FN:Amazing Grace'], 'Amazing Grace'],
    [
      'of its parts, as they are spoken',
      ['N:Hopper;Grace;Brewster;Dr.;PhD'],
      'Dr. Grace Brewster Hopper PhD',
    ],
    ['of the parts that are there', ['N:;Grace; ;;'], 'Grace'],
    ['of a part with several names', ['N:Hopper;Grace,Brewster'], 'Grace Brewster Hopper'],
    ['of a single part', ['N:Hopper'], 'Hopper'],
    ['of parts, where the whole is empty', ['FN: ', 'N:Hopper;Grace'], 'Grace Hopper'],
    ['the nickname, where there is none', ['FN:', 'N:;;;;', 'NICKNAME:Gracie'], 'Gracie'],
    ['the organisation, where there is nothing else', ['ORG:The Navy;Ships'], 'The Navy'],
    ['with a comma that is not escaped', ['FN:Doe, Jane'], 'Doe, Jane'],
    ['with one that is', ['FN:Doe\\, Jane\\; PhD'], 'Doe, Jane; PhD'],
    ['in a group', ['item1.FN:Grace'], 'Grace'],
    ['in small letters', ['fn:Grace'], 'Grace'],
    ['with a colon in a parameter', ['FN;X-A="a:b":Grace'], 'Grace'],
    ['behind lines that are none', ['nonsense', ':', ';:', 'FN', 'FN:Grace'], 'Grace'],
  ])('%s', (_, lines, name) => {
    expect(contact(...lines).name).toBe(name);
  });

  test('a nickname that is the name is none', () => {
    expect(contact('FN:Grace', 'NICKNAME:Grace')).toMatchObject({ name: 'Grace', nickname: '' });
    expect(contact('FN:Grace', 'NICKNAME:Gracie,Amazing').nickname).toBe('Gracie');
  });

  test('a card without a name is not read, and is recognised by its note', () => {
    expect(read('FN:', 'NOTE:The plumber')).toMatchObject({
      text: 'The plumber',
      reason: 'It has no name.',
    });
  });
});

describe('I1 what older cards write', () => {
  const printable = 'ENCODING=QUOTED-PRINTABLE';
  test.each([
    ['in a character set of their own', `FN;CHARSET=Windows-1252;${printable}:J=F6rg`, 'Jörg'],
    ['in UTF-8', `FN;${printable}:J=C3=B6rg`, 'Jörg'],
    ['in a character set that is none', `FN;CHARSET=none;${printable}:J=C3=B6rg`, 'Jörg'],
    [
      'with letters and signs as they are',
      `FN;QUOTED-PRINTABLE:Jörg 🎂 1=3D1 =x`,
      'Jörg 🎂 1=1 =x',
    ],
    ['with a backslash', `FN;${printable}:a=5Cb\\c`, 'a\\b\\c'],
  ])('%s', (_, line, name) => {
    expect(contact('VERSION:2.1', line).name).toBe(name);
  });

  test('a backslash is one in 2.1 alone', () => {
    const note = 'NOTE:C:\\temp\\; and more';
    expect(contact('VERSION: 2.1 ', 'FN:Jo', note).notes).toBe('C:\\temp; and more');
    expect(contact('VERSION:3.0', 'FN:Jo', 'NOTE:one\\ntwo').notes).toBe('one\ntwo');
    expect(contact('VERSION:2.1', 'FN:Jo', 'NOTE:one\\ntwo').notes).toBe('one\\ntwo');
  });

  test('lines of a note are broken by either sign', () => {
    expect(contact('FN:Jo', `NOTE;${printable}:a=0D=0Ab=0Ac=0Dd`).notes).toBe('a\nb\nc\nd');
  });
});

describe('I1 the birthday of a card', () => {
  test.each([
    ['BDAY:1906-12-09', '1906-12-09'],
    ['BDAY;VALUE=date:1906-12-09', '1906-12-09'],
    ['BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-09', '1604-12-09'],
    ['BDAY;VALUE=date;X-APPLE-OMIT-YEAR="1900":1900-12-09', '1604-12-09'],
    ['BDAY: ', ''],
  ])('%s', (line, birthday) => {
    expect(contact('FN:Jo', line)).toMatchObject({ birthday, remarks: [] });
  });

  test('one that names no day is left out and said', () => {
    expect(contact('FN:Jo', 'BDAY:around Easter')).toMatchObject({
      birthday: '',
      remarks: ['The birthday “around Easter” names no day and is left out.'],
    });
  });
});

test.each([
  ['KIND:group', 'It is a group, not a person.'],
  ['KIND: Location ', 'It is a location, not a person.'],
  ['kind:device', 'It is a device, not a person.'],
  ['X-ADDRESSBOOKSERVER-KIND:group', 'It is a group, not a person.'],
])('I1 a card of another kind is none of a person: %s', (line, reason) => {
  expect(read('FN:Rowers', line)).toEqual({ line: 1, text: 'Rowers', reason });
});

test('I1 a card of a person, an organisation or of no known kind is one', () => {
  for (const kind of ['individual', 'org', 'x-robot', '']) {
    expect(contact('FN:Jo', `KIND:${kind}`).name).toBe('Jo');
  }
});

test('I1 a card without its end says so, and by which name it is recognised', () => {
  const cut = readCard({ line: 7, lines: [`FN:${'x'.repeat(81)}`], isCut: true });
  expect(cut).toEqual({
    line: 7,
    text: `${'x'.repeat(80)}…`,
    reason: 'The card has no end: the file is damaged here.',
  });
  expect(readCard({ line: 7, lines: ['TEL:1'], isCut: true })).toMatchObject({ text: 'TEL:1' });
  expect(readCard({ line: 7, lines: [], isCut: true })).toMatchObject({ text: '' });
});
