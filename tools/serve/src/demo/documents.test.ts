import { createLocalBackend } from 'local-firebase';
import { expect, test } from 'vitest';
import { repositoryFile } from '../app-folders.ts';
import { demoDocuments } from './documents.ts';
import { demoWrites } from './demo-writes.ts';

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
  expect(of('giftItems')).toHaveLength(24);
  expect(of('events').map(({ fields }) => fields['date'])).toContain('2026-11-20');
  const ids = new Set(of('events').map(({ fields }) => fields['id']));
  for (const { fields } of of('giftItems')) {
    if (fields['eventId'] !== '') expect(ids).toContain(fields['eventId']);
  }
});
