import { buildPerson } from '@evergift/data/testing';
import { expect, test } from 'vitest';
import { PeopleFinder } from './people-finder.ts';

const people = [
  buildPerson({ id: 'zoe', name: 'Zoë Marsh', nickname: 'Mum', relationship: 'mother' }),
  buildPerson({ id: 'ana', name: 'Ana' }),
  buildPerson({ id: 'lima', name: 'Ana Lima' }),
  buildPerson({ id: 'both', name: 'Tom and Jo' }),
  ...['Kim Ash', 'Kim Bly', 'Kim Cox', 'Kim Dow'].map((name) => buildPerson({ id: name, name })),
];
const read = (cell: string) => {
  const { people: found, problem } = new PeopleFinder(people).read(cell);
  return problem ?? found.map(({ id, name }) => id || `new ${name}`).join(' | ');
};

test.each([
  ['', ''],
  ['Mum', 'zoe'],
  ['my mother', 'zoe'],
  ['meine  Mum', 'zoe'],
  ['Ma Long', 'new Ma Long'],
  ['Our Gran', 'new Gran'],
  ['Tommy Ourland', 'new Tommy Ourland'],
  ['Ana', 'ana'],
  ['Ana L', 'lima'],
  ['zoe marsh; ANA, Dad', 'zoe | ana | new Dad'],
  ['Mum and Dad', 'zoe | new Dad'],
  ['Mum & Dad + Sam', 'zoe | new Dad | new Sam'],
  ['Tom and Jo', 'both'],
  ['Mum, Zoë Marsh', 'zoe'],
  ['Dad\nDAD', 'new DAD'],
  ['x'.repeat(200), `new ${'x'.repeat(200)}`],
  ['x'.repeat(201), 'The name of a person is longer than 200 characters.'],
  [
    'Kim',
    '“Kim” may be Kim Ash, Kim Bly, Kim Cox, or somebody else. Write the whole name, or a nickname.',
  ],
  ['Dad, Kim B', 'new Dad | Kim Bly'],
])('I2 the cell %j names %s', (cell, found) => {
  expect(read(cell)).toBe(found);
});

test('I2 of up to three who may be meant all are named', () => {
  const three = people.filter(({ id }) => id.startsWith('Kim') && id !== 'Kim Dow');
  expect(new PeopleFinder(three).read('Kim').problem).toContain('Kim Ash, Kim Bly, or Kim Cox.');
});
