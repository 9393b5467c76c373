import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import type { Fields, Value } from 'local-firebase/rules';
import {
  ask,
  create,
  EARLIER,
  list,
  LONG_ID,
  NOBODY,
  nothing,
  STAMPS,
  stored,
  STRANGER,
  text,
  time,
  update,
  whole,
} from './documents-fixture.ts';
import { documentAt, ROOT } from './judge.ts';

const PATH = '/users/u1/photos/g1';
const NAME = `${ROOT}${PATH}`;
const bytes = (length: number): Value => ({
  bytesValue: Buffer.alloc(length, 7).toString('base64'),
});
const PHOTO: Fields = {
  id: text('g1'),
  version: text('v1'),
  type: text('image/webp'),
  bytes: bytes(1000),
  ...STAMPS,
};
const EXISTING = documentAt(PATH, stored(PHOTO));

test('O10 the owner of a picture reads, lists, writes and deletes it', () => {
  expect(ask({ method: 'get', name: NAME, resource: EXISTING }).verdict).toBe('ALLOW');
  expect(ask({ method: 'delete', name: NAME, resource: EXISTING }).verdict).toBe('ALLOW');
  expect(create(PATH, PHOTO).verdict).toBe('ALLOW');
});

test.each([
  ['another user', STRANGER],
  ['nobody', NOBODY],
])('O10 Z1 %s can do nothing with it', (_who, caller) => {
  expect(ask({ method: 'get', name: NAME, resource: EXISTING }, caller).verdict).toBe('DENY');
  expect(ask({ method: 'delete', name: NAME, resource: EXISTING }, caller).verdict).toBe('DENY');
  expect(create(PATH, PHOTO, caller).verdict).toBe('DENY');
  expect(update(PATH, stored(PHOTO), PHOTO, caller).verdict).toBe('DENY');
});

test('O10 a picture is written over another one, with the times of the request', () => {
  const another = { ...PHOTO, version: text('v2'), bytes: bytes(200_000) };
  expect(update(PATH, stored(PHOTO), another).verdict).toBe('ALLOW');
  const early = { createdAt: time(EARLIER), updatedAt: time(EARLIER) };
  expect(create(PATH, { ...PHOTO, ...early }).verdict).toBe('DENY');
  expect(update(PATH, stored(PHOTO), { ...another, ...early }).verdict).toBe('DENY');
});

test.each<[field: string, inside: Value[], outside: Value[]]>([
  ['id', [], [text('g2'), whole(1), nothing]],
  ['version', [text(LONG_ID)], [text(''), text('a b'), text(`${LONG_ID}a`), whole(1), nothing]],
  ['type', [text('image/jpeg')], [text('image/png'), text('text/html'), text(''), nothing]],
  [
    'bytes',
    [bytes(1), bytes(200_000)],
    [bytes(0), bytes(200_001), text('x'.repeat(100)), list(), nothing],
  ],
])('O10 F6 %s stays within its limits', (field, inside, outside) => {
  const verdicts = (value: Value): string[] => [
    create(PATH, { ...PHOTO, [field]: value }).verdict,
    update(PATH, stored(PHOTO), { ...PHOTO, [field]: value }).verdict,
  ];
  for (const value of inside) expect(verdicts(value)).toEqual(['ALLOW', 'ALLOW']);
  for (const value of outside) expect(verdicts(value)).toEqual(['DENY', 'DENY']);
});

test('O10 a field too many or too few is refused', () => {
  expect(create(PATH, { ...PHOTO, alt: text('Cups') }).verdict).toBe('DENY');
  for (const field of Object.keys(PHOTO)) {
    const { [field]: _, ...rest } = PHOTO;
    expect(create(PATH, rest).verdict, field).toBe('DENY');
  }
});
