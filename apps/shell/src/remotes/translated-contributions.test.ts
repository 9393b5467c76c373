import { messageKey } from '@evergift/language/message-key';
import { text } from '@evergift/language';
import { addMessages, speak } from '@evergift/language/speak';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { manifest } from '../testing/create-site.tsx';
import { addTranslations, translateContributions, withLabels } from './translated-contributions.ts';

const [people] = manifest;
if (!people) throw new Error('The site has no app.');

const build = '0123456789ab';
const listed = { build, isDefault: true, share: 100, version: '1' } as never;
const entry = { ...people, entry: 'https://people.example/mf-manifest.json', listed };
const keyed = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([english, own]) => [messageKey(english), own]));
const labelIn = async () => (await translateContributions(entry)).contributions.label;

/** Answers for the origin of the app. @returns what it was asked for */
function serve(answer: () => Promise<Response>) {
  const request = vi.fn((_address: URL, _options: RequestInit) => answer());
  vi.stubGlobal('fetch', request);
  return request;
}

beforeEach(() => speak('fr'));
afterEach(() => {
  speak('en');
  vi.unstubAllGlobals();
});

test('LC4 what an app contributes is said in the words of its own build', async () => {
  const label = `${people.contributions.label} of a build`;
  const request = serve(async () => Response.json(keyed({ [label]: 'Personnes' })));
  const own = { ...entry, contributions: { ...people.contributions, label } };
  expect((await translateContributions(own)).contributions.label).toBe('Personnes');
  expect(String(request.mock.calls[0]?.[0])).toBe(`https://people.example/labels-fr-${build}.json`);
});

test.each([
  ['its build has no such file', async () => new Response('gone', { status: 404 })],
  ['its host answers with a page', async () => new Response('<!doctype html>')],
  ['its origin is down', () => Promise.reject(new TypeError('Failed to fetch'))],
])('LC4 an app stays English when %s, and it is there', async (_, answer) => {
  serve(answer);
  expect(await labelIn()).toBe(people.contributions.label);
});

test('LC4 an app whose origin never answers keeps nobody waiting', async () => {
  const stop = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(stop.signal);
  vi.stubGlobal('fetch', (_: URL, { signal }: RequestInit) => {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
  const label = labelIn();
  stop.abort();
  expect(await label).toBe(people.contributions.label);
  expect(AbortSignal.timeout).toHaveBeenCalledWith(3_000);
  vi.restoreAllMocks();
});

test('LC4 an app that is served without a build is asked for nothing', async () => {
  const request = serve(async () => Response.json({}));
  const { listed: _, ...served } = entry;
  await translateContributions(served);
  expect(request).not.toHaveBeenCalled();
});

test('LC4 labels, titles and messages are translated, and what a label does stays', () => {
  addMessages('fr', keyed({ 'Add Gift!': 'Ajouter !', capture: 'saisie', title: 'titre' }));
  const described = {
    id: 'capture',
    label: 'Add Gift!',
    routes: [{ title: 'Add Gift!', path: '/capture' }],
    does: { open: 'gift.add', with: { title: 'Add Gift!' } },
    icons: { gift: [['path', { d: 'M0 0', label: 'Add Gift!' }]] },
  };
  expect(withLabels(described)).toEqual({
    ...described,
    label: 'Ajouter !',
    routes: [{ title: 'Ajouter !', path: '/capture' }],
  });
});

test('LC4 an app brings what its pages say, and only in the language of the page', async () => {
  const es = vi.fn();
  const fr = () => Promise.resolve({ default: keyed({ 'Nobody is here.': 'Personne.' }) });
  await addTranslations({ messages: { fr, es } });
  expect(text('Nobody is here.')).toBe('Personne.');
  expect(es).not.toHaveBeenCalled();
});

test('LC4 an app of an earlier release, or one whose texts cannot be had, speaks English', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  await addTranslations({});
  await addTranslations({ messages: { fr: () => Promise.reject(new Error('gone')) } });
  expect(report).toHaveBeenCalledExactlyOnceWith(new Error('gone'));
  expect(text('Somebody is here.')).toBe('Somebody is here.');
});

test('LC4 on an English page nothing is fetched', async () => {
  speak('en');
  const fr = vi.fn();
  await addTranslations({ messages: { fr } });
  expect(fr).not.toHaveBeenCalled();
});
