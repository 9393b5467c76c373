import { expect, test } from 'vitest';
import { creatable, optionNamed } from './creatable.ts';

const options = [
  { id: '1', label: 'Ana' },
  { id: '2', label: 'José' },
];

test('M5 a name that nobody has can be created, without the spaces around it', () => {
  expect(creatable(options, '  Zoë ')).toBe('Zoë');
  expect(creatable(options, 'An')).toBe('An');
});

test('M5 blank text and names that somebody has cannot be created', () => {
  expect(creatable(options, '   ')).toBeNull();
  expect(creatable(options, ' ana ')).toBeNull();
  expect(optionNamed(options, 'JOSÉ')?.id).toBe('2');
});

test('M5 somebody is found by the full name below the nickname, and not created a second time', () => {
  const mum = [...options, { id: '3', label: 'Mum', detail: 'Rosa Lindqvist' }];
  expect(optionNamed(mum, 'rosa lindqvist')?.id).toBe('3');
  expect(optionNamed([...mum, { id: '4', label: 'Rosa Lindqvist' }], 'rosa lindqvist')?.id).toBe(
    '4',
  );
  expect(optionNamed(options, '')).toBeUndefined();
  expect(creatable(mum, 'Rosa Lindqvist')).toBeNull();
});

test('M5 an accent makes another name', () => {
  expect(creatable(options, 'Jose')).toBe('Jose');
});
