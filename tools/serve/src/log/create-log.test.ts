import { expect, test } from 'vitest';
import { createLog } from './create-log.ts';

const logged = (message: string) => {
  const lines: string[] = [];
  createLog(
    'json',
    (line) => lines.push(line),
    () => new Date(0),
  )(message);
  return lines;
};

test('W4 a message is one line of JSON, whatever is in it', () => {
  expect(logged('One\ntwo')).toEqual(['{"time":"1970-01-01T00:00:00.000Z","message":"One\\ntwo"}']);
});

test.each([
  ['Mail to ada.king+x@example.co.uk, not sent: Choose a new password.', /ada|example|king/],
  [
    'GET /v1/projects/p/databases/(default)/documents/users/u1/people/p1 failed: TypeError',
    /u1|p1/,
  ],
  ['SyntaxError: Unexpected token D, "Dad\'s watch" is not valid JSON', /Dad|watch/],
  ['GET /emulator/action?mode=resetPassword&oobCode=abc failed', /abc/],
  ['The account users/u1 is gone', /u1/],
])('W4 a line of JSON contains no personal data: %s', (message, personal) => {
  const [line = ''] = logged(message);
  expect(line).not.toMatch(personal);
  expect(line).toMatch(/not sent|failed|SyntaxError|gone/);
});

test('W4 a stack keeps the places in our code', () => {
  const stack = 'TypeError: no\n    at commit (file:///srv/evergift/committer.js:12:3)';
  expect(logged(stack)[0]).toContain('committer.js:12:3');
});

test('a terminal gets the text as it is', () => {
  const lines: string[] = [];
  createLog('text', (line) => lines.push(line))('Mail to ada@example.com');
  expect(lines).toEqual(['Mail to ada@example.com']);
});
