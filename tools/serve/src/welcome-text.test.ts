import { expect, test } from 'vitest';
import { welcomeText, type Welcome } from './welcome-text.ts';

const textOf = (changes: Partial<Welcome> = {}, auth = 'same-origin') =>
  welcomeText({
    options: { host: 'localhost', dataFolder: '.evergift' },
    publicUrl: 'http://localhost:4200',
    remotes: new Map(),
    demo: undefined,
    backend: {
      configuration: { emulator: { auth, firestore: 'same-origin' } } as never,
      mailPageUrl: () => undefined,
    },
    adminToken: undefined,
    ...changes,
  });
const withMailPage = (auth = 'same-origin') => ({
  backend: {
    configuration: { emulator: { auth, firestore: 'same-origin' } } as never,
    mailPageUrl: () => 'http://localhost:4200/emulator/mail?secret=s',
  },
});

test('the mail page is named with its secret', () => {
  expect(textOf(withMailPage())).toContain('http://localhost:4200/emulator/mail?secret=s');
});

test('mails of another Auth emulator are said to be there', () => {
  const text = textOf(withMailPage('http://127.0.0.1:9099'));
  expect(text).toContain('are with the Auth emulator at http://127.0.0.1:9099');
  expect(text).not.toContain('/emulator/mail');
});

test('without a mail page it says how to read mails', () => {
  expect(textOf()).toContain('start it on this data without --host and --public-url');
});

test('behind a proxy it says what the limits of attempts count', () => {
  expect(textOf()).not.toContain('proxy');
  expect(textOf({ publicUrl: 'https://gifts.example' })).toContain('Behind a reverse proxy');
});

test('administration is named with its token, and only when it is on', () => {
  expect(textOf()).not.toContain('Bearer');
  expect(textOf({ adminToken: 'token' })).toContain('Bearer token');
});
