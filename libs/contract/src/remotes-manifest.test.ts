import { describe, expect, test } from 'vitest';
import { readRemotesManifest } from './remotes-manifest.ts';

const contributions = {
  label: 'People',
  routes: [],
  navigation: [],
  commands: [],
  search: [],
  loadFailures: [],
  icons: {},
};

const people = {
  name: 'people',
  entry: '/remotes/people/mf-manifest.json',
  paths: [{ path: '/people', access: 'signed-in' }],
  modals: ['person.add'],
  contributions,
};

describe('remotes.json', () => {
  test('gives the remotes that it names', () => {
    const events = { ...people, name: 'events' };
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
    { ...people, contributions: undefined },
    { ...people, contributions: 'none' },
    { ...people, contributions: { ...contributions, label: undefined } },
    { ...people, contributions: { ...contributions, commands: [7] } },
    { ...people, contributions: { ...contributions, icons: undefined } },
  ])('goes without an entry that does not fit, and names it (%#)', (entry) => {
    const unfit: string[] = [];
    const read = readRemotesManifest({ remotes: [people, entry] }, ({ message }) =>
      unfit.push(message),
    );
    expect(read).toEqual([people]);
    expect(unfit).toEqual([expect.stringContaining('entry 2')]);
  });

  test('is refused when nothing in it fits, by the name of the first', () => {
    const entry = { ...people, entry: 7 };
    expect(() => readRemotesManifest({ remotes: [entry] })).toThrow("entry 1 'people'");
  });
});
