import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remotes } from './remotes.ts';
import { createSite, manifest } from '../testing/create-site.tsx';
import { ShownPreview } from './shown-preview.ts';

const origins = ['https://preview.example'];
const entry = 'https://preview.example/mf-manifest.json';

/** A new document of this tab. */
function openAt(path: string, listed = origins): ShownPreview {
  history.replaceState({ kept: true }, '', path);
  const preview = new ShownPreview();
  preview.open(listed);
  return preview;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('the address asks for it, once: the rest of the address stays', () => {
  const preview = openAt(`/people?search=ada&preview=people@${entry}#list`);
  expect(preview.state()).toEqual({ status: 'shown', preview: { app: 'people', entry } });
  expect(location.href).toBe(`${location.origin}/people?search=ada#list`);
  expect(history.state).toEqual({ kept: true });
});

test('it stays over reloads of the tab until it is left', () => {
  openAt(`/people?preview=people@${entry}`);
  const again = openAt('/dashboard');
  expect(again.entryOf('people')).toBe(entry);
  again.leave();
  expect(again.state()).toEqual({ status: 'none' });
  expect(openAt('/dashboard').state()).toEqual({ status: 'none' });
});

test('nothing is shown and kept where nobody asked', () => {
  expect(openAt('/people?search=preview').state()).toEqual({ status: 'none' });
  expect(sessionStorage).toHaveLength(0);
  expect(location.search).toBe('?search=preview');
});

test.each([
  ['of another origin', `/people?preview=people@https://evil.example/mf-manifest.json`],
  ['that is none', '/people?preview=people'],
])('one %s is refused, out of the address, and not kept', (_what, path) => {
  openAt(`/people?preview=people@${entry}`);
  const preview = openAt(path);
  expect(preview.state()).toMatchObject({ status: 'refused', reason: expect.any(String) });
  expect(preview.entryOf('people')).toBeUndefined();
  expect(location.search).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a kept one ends when its origin is not listed any more', () => {
  openAt(`/people?preview=people@${entry}`);
  expect(openAt('/people', []).state().status).toBe('refused');
  expect(openAt('/people').state().status).toBe('none');
});

test('where the browser keeps nothing it lasts as long as the document', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const preview = openAt(`/people?preview=people@${entry}`);
  vi.unstubAllGlobals();
  expect(preview.entryOf('people')).toBe(entry);
  expect(openAt('/people').state().status).toBe('none');
});

function openRemotes(path: string) {
  const { site, federation } = createSite();
  return { site, remotes: new Remotes(federation, { preview: openAt(path) }) };
}

test('its app is loaded from there, and every other from where remotes.json says', async () => {
  const { site, remotes } = openRemotes(`/people?preview=people@${entry}`);
  await remotes.loadPage('/people');
  await remotes.loadPage('/events');
  const own = `${location.origin}/remotes/events/mf-manifest.json`;
  expect(site.registered).toMatchObject([
    { name: 'people', entry },
    { name: 'events', entry: own },
  ]);
  const previews = remotes.apps().filter(({ isPreview }) => isPreview);
  expect(previews.map(({ name }) => name)).toEqual(['people']);
});

test('an app that remotes.json does not name is refused by its name', async () => {
  const { remotes } = openRemotes(`/people?preview=peple@${entry}`);
  await remotes.findApps();
  const names = manifest.map(({ name }) => name).join(', ');
  expect(remotes.preview.state()).toEqual({
    status: 'refused',
    reason: `There is no app named 'peple'. A preview can be one of ${names}.`,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a build of another app is refused by both names', async () => {
  const { site, remotes } = openRemotes(`/people?preview=people@${entry}`);
  site.apps['people'] = site.apps['events'] as () => Promise<unknown>;
  await expect(remotes.loadPage('/people')).rejects.toMatchObject({
    refusal: expect.stringContaining("The preview of 'people' is a build of 'events'"),
  });
});

test('a retry after a failure goes to the preview again', async () => {
  const { site, remotes } = openRemotes(`/people?preview=people@${entry}`);
  const back = site.apps['people'] as () => Promise<unknown>;
  site.apps['people'] = () => Promise.reject(new Error('down'));
  await expect(remotes.loadPage('/people')).rejects.toThrow('down');
  site.apps['people'] = back;
  await remotes.loadPage('/people');
  expect(site.registered.map((each) => each.entry)).toEqual([entry, entry]);
});
