import { describe, expect, it } from 'vitest';
import { parseCommandLine, UsageError } from './cli-options.ts';

describe('the command line', () => {
  it('starts on loopback, in memory and without administration unless told otherwise', () => {
    expect(parseCommandLine(['start'])).toEqual({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: undefined,
      data: undefined,
      rules: 'firestore.rules',
      project: 'demo-project',
      origins: [],
      admin: false,
      unsignedTokens: false,
    });
  });

  it('reads every option', () => {
    const words = 'start --port 0 --host ::1 --data d --rules r --project p --admin';
    const more = [
      '--public-url',
      'https://gifts.example',
      '--unsigned-tokens',
      '--origins',
      'http://a:1,http://b:2',
    ];
    expect(parseCommandLine([...words.split(' '), ...more])).toEqual({
      port: 0,
      host: '::1',
      publicUrl: 'https://gifts.example',
      data: 'd',
      rules: 'r',
      project: 'p',
      origins: ['http://a:1', 'http://b:2'],
      admin: true,
      unsignedTokens: true,
    });
  });

  it.each([
    [['start', 'here'], 'start takes no'],
    [['start', '--port', '65536'], '--port takes a number'],
    [['start', '--port', '4e3'], '--port takes a number'],
    [['start', '--fast'], '--fast'],
    [['stop'], 'no command'],
    [['export', '--data', 'd', 'f'], 'no command'],
  ])('refuses %j with a reason', (parameters, reason) => {
    expect(() => parseCommandLine(parameters)).toThrow(UsageError);
    expect(() => parseCommandLine(parameters)).toThrow(reason);
  });

  it.each([[[]], [['help']], [['--help']]])('helps on %j', (parameters) => {
    expect(parseCommandLine(parameters)).toBeUndefined();
  });
});
