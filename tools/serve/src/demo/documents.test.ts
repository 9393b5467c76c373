import { createLocalBackend } from 'local-firebase';
import { expect, test } from 'vitest';
import { repositoryFile } from '../app-folders.ts';
import { demoDocuments } from './documents.ts';
import { withPhotos, demoWrites } from './demo-writes.ts';

const days = ['2026-11-20', '2027-01-01', '2028-02-29', '2027-12-31'];

test.each(days)('on %s every document of the demo passes the real rules', async (day) => {
  const backend = await createLocalBackend({
    projectId: 'demo-evergift',
    rulesFile: repositoryFile('rules/firestore.rules'),
    publicUrl: 'http://localhost',
    log: () => undefined,
  });
  const writes = demoWrites('lina', new Date(`${day}T12:00:00`));
  await backend.engine.commit(writes, { kind: 'user', uid: 'lina', token: {} });
  await backend.close();
});

test('the demo is a year: a birthday today, gifts bought and gifts still to buy', () => {
  const documents = demoDocuments(new Date('2026-11-20T12:00:00'));
  const of = (collection: string) =>
    documents.filter(({ path }) => path.startsWith(`${collection}/`));
  expect(of('people')).toHaveLength(12);
  expect(of('giftItems')).toHaveLength(38);
  expect(of('events').map(({ fields }) => fields['date'])).toContain('2026-11-20');
  const ids = new Set(of('events').map(({ fields }) => fields['id']));
  for (const { fields } of of('giftItems')) {
    if (fields['eventId'] !== '') expect(ids).toContain(fields['eventId']);
    if (fields['plannedEventId'] !== undefined) expect(ids).toContain(fields['plannedEventId']);
  }
});

test('the demo has plans, stages, shared presents and the presents of two earlier years', () => {
  const documents = demoDocuments(new Date('2026-11-20T12:00:00'));
  const having = (field: string) => documents.filter(({ fields }) => fields[field] !== undefined);
  for (const field of ['plannedEventId', 'alsoFor', 'stage', 'likes', 'yearlyBudget']) {
    expect(having(field).length, field).toBeGreaterThan(1);
  }
  const dates = documents.map(({ fields }) => String(fields['date'] ?? ''));
  expect(dates).toContain('2025-12-24');
  expect(dates).toContain('2024-12-24');
});

test('O10 some gifts of the demo have a small picture', () => {
  const documents = withPhotos(demoDocuments(new Date('2026-11-20T12:00:00')));
  const photos = documents.filter(({ path }) => path.startsWith('photos/'));
  expect(photos).toHaveLength(3);
  for (const { path, fields } of photos) {
    const gift = documents.find((other) => other.path === path.replace('photos/', 'giftItems/'));
    expect(gift?.fields['photoVersion']).toBe(fields['version']);
    expect((fields['bytes'] as Uint8Array).length).toBeLessThan(10_000);
  }
});
