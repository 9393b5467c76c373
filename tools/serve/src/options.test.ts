import { describe, expect, test } from 'vitest';
import { OptionsError } from './option-values.ts';
import { readOptions } from './options.ts';

describe('the options of npm start', () => {
  test('are port 4200, this machine only and .evergift unless others are given', () => {
    expect(readOptions([])).toEqual({
      port: 4200,
      host: 'localhost',
      trustProxy: [],
      log: 'text',
      signUp: 'open',
      dataFolder: '.evergift',
      demo: false,
      origins: false,
      admin: false,
      previews: [],
    });
  });

  test('are taken as they are given', () => {
    const words = ['--port', '5000', '--host', '0.0.0.0', '--data', '/srv/gifts', '--demo'];
    expect(readOptions([...words, '--origins', '--apps', '/srv/apps'])).toMatchObject({
      port: 5000,
      host: '0.0.0.0',
      dataFolder: '/srv/gifts',
      demo: true,
      origins: true,
      apps: '/srv/apps',
    });
  });

  test('open administration on this machine alone', () => {
    expect(readOptions(['--admin'])).toMatchObject({ admin: true });
    expect(readOptions(['--admin', '--host', '::1'])).toMatchObject({ admin: true });
    for (const more of [
      ['--host', '0.0.0.0'],
      ['--public-url', 'https://gifts.example'],
    ]) {
      expect(() => readOptions(['--admin', ...more])).toThrow('It works on this machine only');
    }
  });

  test('take where people reach the server, and refuse what is no origin', () => {
    const publicUrl = 'https://gifts.example';
    expect(readOptions(['--public-url', publicUrl])).toMatchObject({ publicUrl });
    expect(() => readOptions(['--public-url', `${publicUrl}/a`])).toThrow('--public-url takes');
  });

  test('W1 name the public address, the proxy and where the apps are reached', () => {
    const words = ['--public-url', 'https://gifts.example/', '--trust-proxy', '127.0.0.1, ::1'];
    expect(readOptions(words)).toMatchObject({
      publicUrl: 'https://gifts.example',
      trustProxy: ['127.0.0.1', '::1'],
    });
    expect(() => readOptions(['--trust-proxy', 'nginx'])).toThrow("'nginx' is no address");
    expect(() => readOptions([...words, '--origins'])).toThrow('name these too: --remote-url');
    const remoteUrl = 'https://{app}.gifts.example';
    expect(readOptions([...words, '--origins', '--remote-url', remoteUrl])).toMatchObject({
      remoteUrl,
    });
    for (const wrong of ['https://gifts.example', 'https://gifts.example/{app}', '{app}']) {
      expect(() => readOptions(['--remote-url', wrong])).toThrow('with {app} in it');
    }
  });

  test('W1 come from the environment; the command line goes before it', () => {
    const environment = {
      EVERGIFT_PUBLIC_URL: 'https://gifts.example',
      EVERGIFT_TRUST_PROXY: '10.0.0.0/8',
      EVERGIFT_PORT: '5000',
      EVERGIFT_DATA: '',
    };
    expect(readOptions(['--port', '6000'], environment)).toMatchObject({
      publicUrl: 'https://gifts.example',
      trustProxy: ['10.0.0.0/8'],
      port: 6000,
      dataFolder: '.evergift',
    });
    expect(() => readOptions([], { EVERGIFT_PORT: 'many' })).toThrow("not 'many'");
  });

  test('W3 say who may make an account', () => {
    expect(readOptions([], { EVERGIFT_SIGN_UP: 'invited' })).toMatchObject({ signUp: 'invited' });
    expect(() => readOptions(['--sign-up', 'no'])).toThrow(
      '--sign-up takes open, invited or closed',
    );
  });

  test('W2 take the mail server from the environment alone', () => {
    const smtpUrl = 'smtp://name:word@mail.example?from=gifts@mail.example';
    expect(readOptions([], { EVERGIFT_SMTP_URL: smtpUrl })).toMatchObject({ smtpUrl });
    expect(() => readOptions(['--smtp-url', smtpUrl])).toThrow('--smtp-url');
  });

  test.each(['0x10', '-1', '65536', 'many', ''])('refuse the port %j and name it', (port) => {
    expect(() => readOptions([`--port=${port}`])).toThrow(
      `--port takes a number from 0 to 65535, not '${port}'.`,
    );
  });

  test.each([
    'preview.example',
    'https://a.example/',
    'https://a.example; script-src *',
    'data:,x',
  ])('refuse %j as an origin of previews', (origin) => {
    expect(() => readOptions(['--preview', origin])).toThrow('--preview takes an origin');
    expect(readOptions(['--preview', 'https://a.example'])).toMatchObject({
      previews: ['https://a.example'],
    });
  });

  test('refuse what they do not know and show what there is', () => {
    expect(() => readOptions(['--prot', '5000'])).toThrow(OptionsError);
    expect(() => readOptions(['--prot', '5000'])).toThrow('--data <folder>');
  });

  test('can be asked for', () => {
    expect(readOptions(['--help'])).toBe('help');
  });
});
