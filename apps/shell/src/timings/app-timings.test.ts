import { expect, test } from 'vitest';
import { knownApp } from '../testing/known-app.ts';
import { appTimings, shownAt } from './app-timings.ts';
import type { Observed } from './app-timings.ts';

const base = 'https://people.example/';
const people = knownApp({ name: 'people', entry: `${base}mf-manifest.json` });
const gifts = knownApp({ name: 'gifts', entry: 'https://gifts.example/mf-manifest.json' });
const observed: Observed = {
  phases: [
    { app: 'home', phase: 'component', part: '/dashboard', start: 50, duration: 9 },
    { app: 'people', phase: 'loadRemote', start: 100, duration: 80 },
    { app: 'people', phase: 'component', part: '/people', start: 181, duration: 12 },
    { app: 'people', phase: 'loadRemote', start: 400, duration: 5 },
    { app: 'people', phase: 'component', part: 'person.add', start: 420, duration: 3 },
  ],
  scripts: [
    { url: `${location.origin}/assets/first.js`, start: 5, end: 42 },
    { url: `${base}remoteEntry.js`, start: 110, end: 130 },
    { url: `${base}assets/people-page.js`, start: 140, end: 165 },
    { url: `${base}assets/add-person-modal.js`, start: 401, end: 404 },
  ],
  documentReady: 30,
  firstPaint: 47,
};
const read = (more: Partial<Observed> = {}, failures: [string, number][] = []) => {
  const timings = appTimings({ ...observed, ...more }, [people, gifts], new Map(failures));
  return Object.fromEntries(timings.map(({ name, ...others }) => [name, others]));
};

test('RL4 an app took until its first part was there, evaluated and rendered', () => {
  expect(read()['people']).toEqual({ load: 80, evaluation: 15, firstRender: 12, errors: 0 });
});

test('RL4 the shell took until its scripts were there and something was painted', () => {
  expect(read()['shell']).toEqual({ load: 42, firstRender: 47, errors: 0 });
});

test('RL4 what was not measured is left out, and no exception', () => {
  expect(read()['gifts']).toEqual({ errors: 0 });
  const none = { phases: [], scripts: [] };
  expect(appTimings(none, [people], new Map())).toEqual([
    { name: 'shell', errors: 0 },
    { name: 'people', errors: 0 },
  ]);
  expect(read({ scripts: [] })['people']).not.toHaveProperty('evaluation');
});

test('RL4 a long task counts for whose script ran longest, else for whose page was shown', () => {
  const at = (start: number, url?: string) => ({
    start,
    blocked: 10,
    scripts: url
      ? [
          { url: `${location.origin}/a.js`, duration: 90 },
          { url, duration: 20 },
        ]
      : [],
  });
  const longTasks = [at(20), at(60, `${base}assets/people-page.js`), at(190), at(410)];
  const timings = read({ longTasks });
  expect(timings['people']?.longTasks).toEqual({ count: 3, blocked: 30 });
  expect(timings['shell']?.longTasks).toEqual({ count: 1, blocked: 10 });
  expect(timings['gifts']?.longTasks).toEqual({ count: 0, blocked: 0 });
});

test('RL4 errors count for their app; those of what the shell brings count for the shell', () => {
  const timings = read({}, [
    ['people', 2],
    ['home', 1],
    ['shell', 1],
  ]);
  expect(timings['people']?.errors).toBe(2);
  expect(timings['shell']?.errors).toBe(2);
});

test('RL4 a modal is no page; before the first page its time is taken for that one’s', () => {
  expect([0, 100, 500].map((time) => shownAt(observed.phases, time)?.part)).toEqual([
    '/dashboard',
    '/dashboard',
    '/people',
  ]);
});
