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

test('M5 an accent makes another name', () => {
  expect(creatable(options, 'Jose')).toBe('Jose');
});
