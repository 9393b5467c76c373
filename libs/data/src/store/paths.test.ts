import { expect, test } from 'vitest';
import { documentPath, userPath } from './paths.ts';

test('the settings are the document of the user, everything else lies below it', () => {
  expect(documentPath('ada', { collection: 'settings', id: 'ada' })).toBe('users/ada');
  expect(documentPath('ada', { collection: 'people', id: 'bob' })).toBe('users/ada/people/bob');
  expect(documentPath('ada', { collection: 'photos', id: 'kite' })).toBe('users/ada/photos/kite');
  expect(userPath('ada', 'events')).toBe('users/ada/events');
});
