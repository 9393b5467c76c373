import type { ReleaseFile } from '@evergift/contract/release';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earlierAssetsToKeep, keptFor, readEarlierAssets } from './earlier-assets.ts';
import type { EarlierAsset, ServedFiles } from './earlier-assets.ts';

const day = keptFor / 14;
const start = Date.parse('2026-01-01T00:00:00Z');
const file = (name: string): ReleaseFile => ({
  path: `assets/${name}-${'x'.repeat(8 - name.length)}${name}.js`,
  bytes: 1,
  sha256: name,
});
const paths = (files: readonly ReleaseFile[]) => files.map(({ path }) => path).sort();

/** Deploys releases one after another and returns what the site serves after each. */
function deployAll(releases: readonly { at: number; files: readonly ReleaseFile[] }[]) {
  let served: ServedFiles = { release: [], earlier: [] };
  return releases.map(({ at, files }) => {
    served = { release: files, earlier: earlierAssetsToKeep(served, files, at) };
    return { at, ...served };
  });
}

/** A history of deploys: a few possible files, each release a subset, any time between them. */
const history = fc
  .array(
    fc.record({
      after: fc.integer({ min: 0, max: 20 * day }),
      files: fc.subarray(['a', 'b', 'c', 'd', 'e'].map(file)),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((steps) => {
    let at = start;
    return steps.map(({ after, files }) => ({ at: (at += after), files }));
  });

describe('the files kept of earlier releases', () => {
  test('are exactly those that were replaced less than 14 days ago', () => {
    fc.assert(
      fc.property(history, (releases) => {
        const after = deployAll(releases);
        for (const [index, { at, release, earlier }] of after.entries()) {
          const current = new Set(paths(release));
          const expected = new Set<string>();
          for (const [before, { files }] of releases.slice(0, index).entries()) {
            const replacedAt = releases[before + 1]?.at ?? at;
            for (const path of paths(files)) {
              if (at - replacedAt < keptFor && !current.has(path)) expected.add(path);
            }
          }
          expect(paths(earlier)).toEqual([...expected].sort());
        }
      }),
    );
  });

  test('never include one of the release itself, nor one twice', () => {
    fc.assert(
      fc.property(history, (releases) => {
        for (const { release, earlier } of deployAll(releases)) {
          const all = [...paths(release), ...paths(earlier)];
          expect(new Set(all).size).toBe(all.length);
        }
      }),
    );
  });

  test('go after 14 days to the millisecond', () => {
    const served = { release: [file('a')], earlier: [] };
    const earlier = earlierAssetsToKeep(served, [], start);
    const later = (now: number) => earlierAssetsToKeep({ release: [], earlier }, [], now);
    expect(later(start + keptFor - 1)).toHaveLength(1);
    expect(later(start + keptFor)).toEqual([]);
  });

  test('have a hash in their name: pages and manifests are asked anew at every visit', () => {
    const plain = ['index.html', 'remoteEntry.js', 'assets/logo.svg'].map((path) => ({
      ...file('a'),
      path,
    }));
    const kept = earlierAssetsToKeep({ release: plain, earlier: [] }, [], start);
    expect(kept).toEqual([]);
  });
});

const kept: EarlierAsset = { ...file('a'), replacedAt: '2026-01-01T00:00:00.000Z' };

test('a list of earlier files is read as it was written', () => {
  expect(readEarlierAssets(JSON.parse(JSON.stringify([kept])), 'x')).toEqual([kept]);
});

test.each([
  ['no list', {}],
  ['no date', [{ ...kept, replacedAt: 'yesterday' }]],
  ['a way out of the folder', [{ ...kept, path: 'assets/../../x-12345678.js' }]],
  ['a page in place of an asset', [{ ...kept, path: 'index.html' }]],
])('a list with %s is refused', (_, content) => {
  expect(() => readEarlierAssets(content, 'https://x.example/earlier-assets.json')).toThrow(
    'https://x.example/earlier-assets.json is no list of earlier files.',
  );
});
