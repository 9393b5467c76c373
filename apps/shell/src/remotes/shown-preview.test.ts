import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Remotes } from './remotes.ts';
import { createSite, manifest } from '../testing/create-site.tsx';
import { ShownPreview } from './shown-preview.ts';

const origins = ['https://preview.example'];
const entry = 'https://preview.example/mf-manifest.json';

/** A new document of this tab. */
async function openAt(path: string, listed = origins): Promise<ShownPreview> {
  history.replaceState({ kept: true }, '', path);
  const preview = new ShownPreview();
  await preview.open(listed);
  return preview;
}

/** A new document of this tab, in which the preview was put in place before. */
function openShown(path: string, listed = origins): Promise<ShownPreview> {
  new ShownPreview().put({ app: 'people', entry });
  return openAt(path, listed);
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('RL3 a link asks for it and shows nothing: the rest of the address stays', async () => {
  const preview = await openAt(`/people?search=ada&preview=people@${entry}#list`);
  expect(preview.state()).toEqual({ status: 'asked', preview: { app: 'people', entry } });
  expect(preview.entryOf('people')).toBeUndefined();
  expect(sessionStorage).toHaveLength(0);
  expect(location.href).toBe(`${location.origin}/people?search=ada#list`);
  expect(history.state).toEqual({ kept: true });
});

test('RL3 put in place, it stays over reloads of the tab until it is left', async () => {
  const again = await openShown('/dashboard');
  expect(again.entryOf('people')).toBe(entry);
  again.leave();
  expect(again.state()).toEqual({ status: 'none' });
  expect((await openAt('/dashboard')).state()).toEqual({ status: 'none' });
});

test('nothing is shown and kept where nobody asked', async () => {
  expect((await openAt('/people?search=preview')).state()).toEqual({ status: 'none' });
  expect(sessionStorage).toHaveLength(0);
  expect(location.search).toBe('?search=preview');
});

test.each([
  ['of another origin', `/people?preview=people@https://evil.example/mf-manifest.json`],
  ['that is none', '/people?preview=people'],
])('one %s is refused, out of the address, and not kept', async (_what, path) => {
  const preview = await openShown(path);
  expect(preview.state()).toMatchObject({ status: 'refused', reason: expect.any(String) });
  expect(preview.entryOf('people')).toBeUndefined();
  expect(location.search).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

test('a kept one ends when its origin is not listed any more', async () => {
  expect((await openShown('/people', [])).state().status).toBe('refused');
  expect((await openAt('/people')).state().status).toBe('none');
});

test('where the browser keeps nothing it lasts as long as the document', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  const preview = await openAt('/people');
  expect(preview.put({ app: 'people', entry })).toBe(false);
  vi.unstubAllGlobals();
  expect(preview.entryOf('people')).toBe(entry);
  expect((await openAt('/people')).state().status).toBe('none');
});

function openRemotes(app = 'people') {
  const { site, federation } = createSite();
  const preview = new ShownPreview();
  preview.put({ app, entry });
  return { site, remotes: new Remotes(federation, { preview }) };
}

test('its app is loaded from there, and every other from where remotes.json says', async () => {
  const { site, remotes } = openRemotes();
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
  const { remotes } = openRemotes('peple');
  await remotes.findApps();
  const names = manifest.map(({ name }) => name).join(', ');
  expect(remotes.preview.state()).toEqual({
    status: 'refused',
    reason: `There is no app named 'peple'. A preview can be one of ${names}.`,
  });
  expect(sessionStorage).toHaveLength(0);
});

test('a build of another app is refused by both names', async () => {
  const { site, remotes } = openRemotes();
  site.apps['people'] = site.apps['events'] as () => Promise<unknown>;
  await expect(remotes.loadPage('/people')).rejects.toMatchObject({
    refusal: expect.stringContaining("The preview of 'people' is a build of 'events'"),
  });
});

test('a retry after a failure goes to the preview again', async () => {
  const { site, remotes } = openRemotes();
  const back = site.apps['people'] as () => Promise<unknown>;
  site.apps['people'] = () => Promise.reject(new Error('down'));
  await expect(remotes.loadPage('/people')).rejects.toThrow('down');
  site.apps['people'] = back;
  await remotes.loadPage('/people');
  expect(site.registered.map((each) => each.entry)).toEqual([entry, entry]);
});
