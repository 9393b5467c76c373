// @vitest-environment node
import { beforeEach, expect, test } from 'vitest';
import { DeployedSite, peopleOrigin, shellOrigin } from '../testing/deployed-site.ts';
import { MemoryCaches } from '../testing/memory-caches.ts';
import { keepLanguage } from './keep-language.ts';
import { languageOf } from './language-of.ts';
import { ReleaseCache } from './release-cache.ts';
import { Updates } from './updates.ts';

const german = `${shellOrigin}/assets/messages-de-AAAAAAAA.js`;
const page = `${shellOrigin}/de.html`;
const arabic = `${shellOrigin}/assets/messages-ar-AAAAAAAA.js`;
const people = `${peopleOrigin}/assets/messages-de-BBBBBBBB.js`;
const labels = `${peopleOrigin}/labels-de-0123456789ab.json`;

let site: DeployedSite;
let releases: ReleaseCache;

beforeEach(async () => {
  site = await DeployedSite.create();
  const path = (address: string) => new URL(address).pathname.slice(1);
  await site.deploy(shellOrigin, {
    'app.html': 'the application',
    [path(page)]: 'Startseite',
    [path(german)]: 'deutsch',
    [path(arabic)]: 'عربي',
  });
  await site.deploy(peopleOrigin, {
    'mf-manifest.json': '{}',
    [path(people)]: 'Personen',
    [path(labels)]: '{}',
  });
  releases = new ReleaseCache(new MemoryCaches(), shellOrigin);
  await new Updates(releases, shellOrigin, site.fetch, () => Promise.resolve()).check().finished;
});

const keep = async (language: string) =>
  keepLanguage((await releases.current())!, language, releases, site.fetch);
const kept = async () => {
  const { id = '' } = (await releases.current()) ?? {};
  const found = [german, page, arabic, people, labels].map((address) =>
    releases.match(id, address),
  );
  return (await Promise.all(found)).map((answer) => answer !== undefined);
};

test('LC4 a release comes without what it says in other languages', async () => {
  expect(await kept()).toEqual([false, false, false, false, false]);
});

test('LC4 what every app says in the language of a page is there without a network, and no other', async () => {
  await keep('de');
  expect(await kept()).toEqual([true, true, false, true, true]);
  site.asked.length = 0;
  await keep('de');
  expect(site.asked).toEqual([]);
});

test('LC4 English needs nothing more', async () => {
  site.asked.length = 0;
  await keep('en');
  expect(site.asked).toEqual([]);
});

test('LC4 an app that does not answer takes no other one’s words away', async () => {
  site.down.add(shellOrigin);
  await keep('de');
  expect(await kept()).toEqual([false, false, false, true, true]);
});

test.each([
  ['/assets/messages-de-AAAAAAAA.js', 'de'],
  ['/remotes/people/labels-ar-0123456789ab.json', 'ar'],
  ['/fr.html', 'fr'],
  ['/app.html', undefined],
  ['/assets/messages-AAAAAAAA.js', undefined],
  ['/assets/first-AAAAAAAA.js', undefined],
])('LC4 the language of %s is %s', (path, language) => {
  expect(languageOf(`https://evergift.example${path}`)).toBe(language);
});
