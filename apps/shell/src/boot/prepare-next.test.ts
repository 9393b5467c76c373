import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnboarding } from '../home/onboarding/lazy-onboarding.tsx';
import { Remotes } from '../loading/remotes.ts';
import { createSite } from '../testing/create-site.tsx';
import { prepareNext } from './prepare-next.ts';

vi.mock('../home/onboarding/lazy-onboarding.tsx', () => ({ loadOnboarding: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(loadOnboarding).mockClear();
});

const atOnce = () => Promise.resolve();

function open(apps: Parameters<typeof createSite>[0] = {}) {
  const { site, federation } = createSite(apps);
  return { site, remotes: new Remotes(federation) };
}

test('who is signed in opens what the bars offer without waiting for code', async () => {
  const { site, remotes } = open();
  await prepareNext(remotes, { isSignedIn: true, isNew: false }, atOnce);
  expect(site.loads).toEqual(['gifts']);
  expect(remotes.peekModal('gift.add')).toBeDefined();
  expect(remotes.peekModal('gift.edit')).toBeUndefined();
  expect(loadOnboarding).not.toHaveBeenCalled();
});

test('a newcomer’s onboarding comes while the form is filled in, and no modal', async () => {
  const { site, remotes } = open();
  await prepareNext(remotes, { isSignedIn: false, isNew: true }, atOnce);
  expect(loadOnboarding).toHaveBeenCalledOnce();
  expect(site.loads).toEqual([]);
});

test('who signs in again needs no onboarding', async () => {
  const { remotes } = open();
  await prepareNext(remotes, { isSignedIn: false, isNew: false }, atOnce);
  expect(loadOnboarding).not.toHaveBeenCalled();
});

test('nothing is fetched before the page is idle', async () => {
  const { site, remotes } = open();
  void prepareNext(remotes, { isSignedIn: true, isNew: true }, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(1000);
  expect(site.loads).toEqual([]);
});

test('the page that is being opened comes first', async () => {
  history.replaceState(null, '', '/auth');
  let answer = () => {};
  const { remotes } = open({ auth: () => new Promise((resolve) => (answer = () => resolve({}))) });
  void prepareNext(remotes, { isSignedIn: false, isNew: true }, atOnce);
  await vi.advanceTimersByTimeAsync(1000);
  expect(loadOnboarding).not.toHaveBeenCalled();
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(loadOnboarding).toHaveBeenCalledOnce();
  history.replaceState(null, '', '/');
});

test('what cannot be had is nobody’s trouble until it is opened', async () => {
  const { remotes } = open({ gifts: () => Promise.reject(new Error('it is down')) });
  await prepareNext(remotes, { isSignedIn: true, isNew: false }, atOnce);
  expect(remotes.peekModal('gift.add')).toBeUndefined();
});
