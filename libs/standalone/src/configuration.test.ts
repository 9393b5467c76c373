import { describe, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';

const firebase = { apiKey: 'demo', projectId: 'demo', appId: 'demo', authDomain: 'localhost' };

describe('the configuration of a standalone page', () => {
  test('same-origin stands for the address of the page', () => {
    const emulator = { auth: 'same-origin', firestore: 'http://localhost:8080' };
    expect(readConfiguration({ firebase, emulator }, 'http://localhost:4201').emulator).toEqual({
      auth: 'http://localhost:4201',
      firestore: 'http://localhost:8080',
    });
  });

  test('without emulators it is the real service', () => {
    expect(readConfiguration({ firebase }, 'http://localhost:4201')).toEqual({ firebase });
  });

  test.each([null, {}, { firebase: {} }, { firebase: { apiKey: 'demo' } }])(
    'is refused when it says too little (%j)',
    (content) => {
      expect(() => readConfiguration(content, 'http://localhost')).toThrow('"firebase" section');
    },
  );
});
