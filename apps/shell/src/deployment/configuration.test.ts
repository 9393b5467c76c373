import { afterEach, describe, expect, test, vi } from 'vitest';
import { ConfigurationError, fetchConfiguration, readConfiguration } from './configuration.ts';

const firebase = { apiKey: 'demo', projectId: 'demo', appId: 'demo', authDomain: 'localhost' };

describe('config.json', () => {
  test('is enough with a firebase section: the real service, and no reports', () => {
    expect(readConfiguration({ firebase })).toEqual({ firebase });
  });

  test('same-origin means where the shell came from; other origins stay', () => {
    const emulator = { auth: 'same-origin', firestore: 'http://localhost:8080' };
    expect(readConfiguration({ firebase, emulator }).emulator).toEqual({
      auth: location.origin,
      firestore: 'http://localhost:8080',
    });
  });

  test.each([undefined, null, 'text', {}, { firebase: 'demo' }])(
    'is refused without a firebase section (%j)',
    (content) => {
      expect(() => readConfiguration(content)).toThrow('no "firebase" section');
    },
  );

  test.each(['apiKey', 'projectId', 'appId', 'authDomain'])('is refused without %s', (key) => {
    expect(() => readConfiguration({ firebase: { ...firebase, [key]: '' } })).toThrow(
      `"firebase.${key}" is missing`,
    );
  });

  test.each([{ auth: 'same-origin' }, { auth: 7, firestore: 'same-origin' }, 'same-origin'])(
    'is refused with half an emulator section (%j)',
    (emulator) => {
      expect(() => readConfiguration({ firebase, emulator })).toThrow('"emulator"');
    },
  );

  test('App Check is on with a site key', () => {
    const appCheck = { siteKey: 'key' };
    expect(readConfiguration({ firebase, appCheck })).toEqual({ firebase, appCheck });
  });

  test.each([{}, { siteKey: '' }, null, 'key'])('App Check needs a site key (%j)', (appCheck) => {
    expect(() => readConfiguration({ firebase, appCheck })).toThrow(
      'config.json: "appCheck.siteKey" is missing.',
    );
  });

  test('previews are off without a list of origins', () => {
    const previews = ['https://preview.example', 'http://localhost:4300'];
    expect(readConfiguration({ firebase, previews }).previews).toEqual(previews);
    expect(readConfiguration({ firebase }).previews).toBeUndefined();
  });

  test.each([[['https://preview.example/']], [['*']], [[7]], ['https://preview.example'], [null]])(
    'previews are refused from what is no origin (%j)',
    (previews) => {
      expect(() => readConfiguration({ firebase, previews })).toThrow('"previews"');
    },
  );

  test.each([{}, { dsn: '' }])('S8 without a DSN there are no reports (%j)', (sentry) => {
    expect(readConfiguration({ firebase, sentry })).toEqual({ firebase });
  });

  test.each([{ dsn: 7 }, 'https://key@sentry.example.com/1', null])(
    'S8 is refused with something else for a DSN (%j)',
    (sentry) => {
      expect(() => readConfiguration({ firebase, sentry })).toThrow('"sentry.dsn"');
    },
  );
});

describe('fetching config.json', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (response: () => Promise<Response>) => vi.stubGlobal('fetch', response);

  test('gives the configuration', async () => {
    answer(() => Promise.resolve(Response.json({ firebase })));
    expect(await fetchConfiguration()).toEqual({ firebase });
  });

  test.each([
    ['is not there', () => Promise.resolve(new Response('', { status: 404 })), 'answered 404'],
    ['is a page', () => Promise.resolve(new Response('<!doctype html>')), 'could not be loaded'],
    ['cannot be reached', () => Promise.reject(new TypeError('offline')), 'could not be loaded'],
  ])('fails when it %s', async (_, response, message) => {
    answer(response);
    const failure = await fetchConfiguration().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect(String(failure)).toContain(message);
  });
});
