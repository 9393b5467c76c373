// @vitest-environment node
import { expect, test } from 'vitest';
import type { CodeSet } from './code-set.ts';
import { planDownloads } from './plan-downloads.ts';

const setOf = (files: Record<string, string>): CodeSet => ({
  id: 'x',
  files: Object.entries(files).map(([address, sha256]) => ({ address, sha256 })),
  bases: [],
  applicationPaths: [],
});
const addresses = (files: readonly { address: string }[]) => files.map(({ address }) => address);

test('the first set is fetched whole', () => {
  const plan = planDownloads(setOf({ a: '1', b: '2' }), new Set(), undefined);
  expect([addresses(plan.copy), addresses(plan.download)]).toEqual([[], ['a', 'b']]);
});

test('later only what changed is fetched, and pages, whose headers may have changed', () => {
  const previous = setOf({ same: '1', changed: '2', 'p.html': '3', removed: '4' });
  const next = setOf({ same: '1', changed: '9', 'p.html': '3', added: '5' });
  const plan = planDownloads(next, new Set(), previous);
  expect(addresses(plan.copy)).toEqual(['same']);
  expect(addresses(plan.download)).toEqual(['changed', 'p.html', 'added']);
});

test('what an interrupted attempt has brought is not fetched again', () => {
  const plan = planDownloads(setOf({ a: '1', b: '2' }), new Set(['a']), setOf({ b: '2' }));
  expect([addresses(plan.copy), addresses(plan.download)]).toEqual([['b'], []]);
});
