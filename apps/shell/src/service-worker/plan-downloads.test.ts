// @vitest-environment node
import { expect, test } from 'vitest';
import type { SiteRelease } from './site-release.ts';
import { planDownloads } from './install-release.ts';

const releaseOf = (files: Record<string, string>): SiteRelease => ({
  id: 'x',
  files: Object.entries(files).map(([address, sha256]) => ({ address, sha256 })),
  bases: [],
  applicationPaths: [],
});
const addresses = (files: readonly { address: string }[]) => files.map(({ address }) => address);

test('the first release is fetched whole', () => {
  const plan = planDownloads(releaseOf({ a: '1', b: '2' }), new Set(), undefined);
  expect([addresses(plan.copy), addresses(plan.download)]).toEqual([[], ['a', 'b']]);
});

test('later only what changed is fetched, and pages, whose headers may have changed', () => {
  const previous = releaseOf({ same: '1', changed: '2', 'p.html': '3', removed: '4' });
  const next = releaseOf({ same: '1', changed: '9', 'p.html': '3', added: '5' });
  const plan = planDownloads(next, new Set(), previous);
  expect(addresses(plan.copy)).toEqual(['same']);
  expect(addresses(plan.download)).toEqual(['changed', 'p.html', 'added']);
});

test('what an interrupted attempt has brought is not fetched again', () => {
  const plan = planDownloads(releaseOf({ a: '1', b: '2' }), new Set(['a']), releaseOf({ b: '2' }));
  expect([addresses(plan.copy), addresses(plan.download)]).toEqual([['b'], []]);
});

test('what few pages need is not fetched for all', () => {
  const files = ['sentry-reporter-BphkqXVA.js', 'figtree-latin-ext-wght-normal-DCwSJGxG.woff2'];
  const usual = ['figtree-latin-BjKtV7qI.woff2', 'index-A1b2C3d4.js'];
  const release = releaseOf({
    'https://e.example/older-browser.json': '1',
    ...Object.fromEntries(
      [...files, ...usual].map((name) => [`https://e.example/assets/${name}`, '1']),
    ),
  });
  const { download } = planDownloads(release, new Set(), undefined);
  expect(addresses(download)).toEqual(usual.map((name) => `https://e.example/assets/${name}`));
});
