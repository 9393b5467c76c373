import { describe, expect, test } from 'vitest';
import { welcomeText, type Welcome } from './welcome-text.ts';

const options: Welcome['options'] = {
  host: 'localhost',
  dataFolder: '.evergift',
  trustProxy: [],
  signUp: 'open',
};

const backendWith = (auth: string): Welcome['backend'] => ({
  configuration: { emulator: { auth, firestore: 'same-origin' } } as never,
  mailPageUrl: () => undefined,
  mailServer: undefined,
  auth: { waitingMails: () => ({ count: 0 }) },
});

const textOf = (changes: Partial<Welcome> = {}, auth = 'same-origin') =>
  welcomeText({
    options,
    publicUrl: 'http://localhost:4200',
    remotes: new Map(),
    demo: undefined,
    backend: backendWith(auth),
    adminToken: undefined,
    ...changes,
  });
const withMailPage = (auth = 'same-origin') => ({
  backend: {
    ...backendWith(auth),
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

test('without a mail page it says how mails can reach people', () => {
  expect(textOf()).toContain('set EVERGIFT_SMTP_URL');
  expect(textOf()).toContain('reset-link');
});

test('W2 the mail server is named, and how many mails wait for it', () => {
  const text = (count: number) =>
    textOf({
      backend: {
        ...backendWith('same-origin'),
        mailServer: 'mail.example:587',
        auth: { waitingMails: () => ({ count, ...(count > 0 && { oldestAt: 0 }) }) },
      },
    });
  expect(text(0)).toMatch(/are sent by mail\.example:587$/m);
  expect(text(3)).toContain('3 wait since 1970-01-01T00:00:00.000Z');
});

describe('W1 at a public address it says', () => {
  const publicUrl = 'https://gifts.example';
  const at = (changes: Partial<Welcome['options']>, url = publicUrl) =>
    textOf({
      options: { ...options, ...changes },
      publicUrl: url,
    });

  test('nothing on this machine alone', () => {
    expect(textOf()).not.toMatch(/proxy|TLS|sign-up/);
  });

  test('W3 what open sign-up means', () => {
    expect(at({})).toContain('whoever reaches this address can make an account');
    expect(at({ signUp: 'invited' })).not.toContain('Open sign-up');
  });

  test('what the limits of attempts count behind a proxy that is not named', () => {
    expect(at({})).toContain('Behind a proxy that is not named');
    expect(at({ trustProxy: ['127.0.0.1'] })).not.toContain('not named');
  });

  test('what is missing without TLS', () => {
    expect(at({})).not.toContain('TLS');
    expect(at({}, 'http://gifts.example')).toContain('Without TLS: passwords');
    expect(at({ host: '0.0.0.0' }, 'http://192.0.2.2:4200')).toContain('Without TLS: passwords');
  });
});

test('administration is named with its token, and only when it is on', () => {
  expect(textOf()).not.toContain('Bearer');
  expect(textOf({ adminToken: 'token' })).toContain('Bearer token');
});
