import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remotes } from '../remotes/remotes.ts';
import { createSite } from '../testing/create-site.tsx';
import { prefetchNext } from './prefetch-next.ts';

beforeEach(() => {
  history.replaceState(null, '', '/');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const atOnce = () => Promise.resolve();

function open(apps: Parameters<typeof createSite>[0] = {}) {
  const { site, federation } = createSite(apps);
  const remotes = new Remotes(federation);
  const data = { prefetch: vi.fn(() => Promise.resolve()) };
  const prerender = vi.fn(() => Promise.resolve());
  return {
    site,
    remotes,
    prerender,
    parts: { remotes, data, prerender },
    data,
    prefetchGate: vi.spyOn(remotes, 'prefetchGate'),
  };
}

test('who is signed in opens what the bars offer without waiting for code', async () => {
  const { site, remotes, parts, prerender, data, prefetchGate } = open();
  await prefetchNext(parts, { isSignedIn: true, isNew: false }, atOnce);
  expect(site.loads).toEqual(['gifts']);
  expect(remotes.peekModal('gift.add')).toBeDefined();
  expect(prerender).toHaveBeenCalledExactlyOnceWith(remotes.peekModal('gift.add'));
  expect(remotes.peekModal('gift.edit')).toBeUndefined();
  expect(prefetchGate).not.toHaveBeenCalled();
  expect(data.prefetch).not.toHaveBeenCalled();
});

test('a newcomer’s onboarding comes while the form is filled in, and no modal', async () => {
  const { site, parts, prerender, prefetchGate } = open();
  await prefetchNext(parts, { isSignedIn: false, isNew: true }, atOnce);
  expect(prefetchGate).toHaveBeenCalledOnce();
  expect(site.loads).toEqual([]);
  expect(prerender).not.toHaveBeenCalled();
});

test('who signs in again needs no onboarding', async () => {
  const { parts, prefetchGate } = open();
  await prefetchNext(parts, { isSignedIn: false, isNew: false }, atOnce);
  expect(prefetchGate).not.toHaveBeenCalled();
});

test('who signs in needs what opens the documents', async () => {
  const { parts, data } = open();
  await prefetchNext(parts, { isSignedIn: false, isNew: false }, atOnce);
  expect(data.prefetch).toHaveBeenCalledOnce();
});

test('nothing is fetched before the page is idle', async () => {
  const { site, parts } = open();
  void prefetchNext(parts, { isSignedIn: true, isNew: true }, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.loads).toEqual([]);
});

test('the page that is being opened comes first', async () => {
  history.replaceState(null, '', '/auth');
  let answer = () => {};
  const { parts, prefetchGate } = open({
    auth: () => new Promise((resolve) => (answer = () => resolve({}))),
  });
  void prefetchNext(parts, { isSignedIn: false, isNew: true }, atOnce);
  await vi.advanceTimersByTimeAsync(1000);
  expect(prefetchGate).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(prefetchGate).toHaveBeenCalledOnce();
});

test('what cannot be had is nobody’s trouble until it is opened', async () => {
  const { remotes, parts, prerender } = open({
    gifts: () => Promise.reject(new Error('it is down')),
  });
  await prefetchNext(parts, { isSignedIn: true, isNew: false }, atOnce);
  expect(remotes.peekModal('gift.add')).toBeUndefined();
  expect(prerender).not.toHaveBeenCalled();
});
