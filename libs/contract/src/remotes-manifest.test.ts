import { describe, expect, test } from 'vitest';
import { readRemotesManifest } from './remotes-manifest.ts';

const people = {
  name: 'people',
  entry: '/remotes/people/mf-manifest.json',
  paths: [{ path: '/people', access: 'signed-in' }],
  modals: ['person.add'],
};

describe('remotes.json', () => {
  test('gives the remotes that it names', () => {
    expect(readRemotesManifest({ remotes: [people] })).toEqual([people]);
  });

  test.each([undefined, [], {}, { remotes: {} }])('is refused without its list (%j)', (content) => {
    expect(() => readRemotesManifest(content)).toThrow('no list named "remotes"');
  });

  test.each([
    { ...people, name: undefined },
    { ...people, entry: 7 },
    { ...people, paths: [{ path: 'people', access: 'signed-in' }] },
    { ...people, paths: [{ path: '/people', access: 'everybody' }] },
    { ...people, modals: undefined },
  ])('is refused when an entry does not fit (%#)', (entry) => {
    expect(() => readRemotesManifest({ remotes: [people, entry] })).toThrow('entry 2');
  });
});
