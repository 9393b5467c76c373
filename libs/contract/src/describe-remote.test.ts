import { expect, test } from 'vitest';
import { defineRemote } from './define-remote.ts';
import { describeRemote } from './describe-remote.ts';
import type { IconNode } from './contributions.ts';

const load = () => Promise.resolve(() => null);
const star: IconNode = [['path', { d: 'M0 0h24' }]];

const wishes = defineRemote({
  name: 'wishes',
  version: '1.0.0',
  label: 'Wishes',
  routes: [
    { path: '/wishes', title: 'Wishes', load },
    { path: '/wishes/:wishId', title: 'Wish', load },
    { path: '/shared/:code', title: 'A list', access: 'public', load },
  ],
  modals: {},
  navigation: [
    { label: 'Wishes', icon: 'star', order: 40, where: ['top'], does: { go: '/wishes' } },
  ],
});

test('a gate and work without a page are named, so that the host can load them', () => {
  const gate = { load: () => Promise.resolve(() => null) };
  const described = describeRemote(
    defineRemote({ ...wishes, gate, background: () => Promise.resolve() }),
    () => star,
  );
  expect(described.contributions).toMatchObject({ gate: true, background: true });
});

test('a remote is described by data alone: paths and access from its routes, icons by their shapes', () => {
  expect(describeRemote(wishes, () => star)).toEqual({
    name: 'wishes',
    paths: [
      { path: '/wishes', access: 'signed-in' },
      { path: '/shared', access: 'public' },
    ],
    modals: [],
    contributions: {
      label: 'Wishes',
      routes: [
        { path: '/wishes', title: 'Wishes', access: 'signed-in' },
        { path: '/wishes/:wishId', title: 'Wish', access: 'signed-in' },
        { path: '/shared/:code', title: 'A list', access: 'public' },
      ],
      navigation: wishes.navigation,
      commands: [],
      search: [],
      loadFailures: [],
      icons: { star },
    },
  });
});

test('Q1 what takes a text is described where there is any', () => {
  const command = { id: 'wish', label: 'Wish “:text”', icon: 'star', order: 1 };
  const textCommands = [{ ...command, does: { go: '/wishes?text=:text' } }];
  const { contributions } = describeRemote({ ...wishes, textCommands }, () => star);
  expect(contributions.textCommands).toEqual(textCommands);
});

test('a path with a guarded page is guarded', () => {
  const routes = wishes.routes.map((route, at) => ({
    ...route,
    path: `/wishes/${at}`,
    access: at === 1 ? ('signed-in' as const) : ('public' as const),
  }));
  expect(describeRemote({ ...wishes, routes }, () => star).paths).toEqual([
    { path: '/wishes', access: 'signed-in' },
  ]);
});
