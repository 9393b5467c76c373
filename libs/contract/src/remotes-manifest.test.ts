import { describe, expect, test } from 'vitest';
import { readRemotesManifest } from './remotes-manifest.ts';

const people = {
  name: 'people',
  entry: '/remotes/people/mf-manifest.json',
  paths: [{ path: '/people', access: 'signed-in' }],
  modals: ['person.add'],
};

const contributions = {
  label: 'People',
  routes: [],
  navigation: [],
  commands: [],
  search: [],
  loadFailures: [],
  icons: {},
};

describe('remotes.json', () => {
  test('gives the remotes that it names, with their contributions if they have any', () => {
    const events = { ...people, name: 'events', contributions };
    expect(readRemotesManifest({ remotes: [people, events] })).toEqual([people, events]);
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
    { ...people, contributions: 'none' },
    { ...people, contributions: { ...contributions, label: undefined } },
    { ...people, contributions: { ...contributions, commands: [7] } },
    { ...people, contributions: { ...contributions, icons: undefined } },
  ])('is refused when an entry does not fit (%#)', (entry) => {
    expect(() => readRemotesManifest({ remotes: [people, entry] })).toThrow('entry 2');
  });
});
