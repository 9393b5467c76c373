import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { userPath } from '@evergift/reminders';
import type { Fields, Value, Write } from 'local-firebase';
import { repositoryFile } from '../app-folders.ts';
import { projectId } from '../backend.ts';
import type { DemoDocument } from './demo-document.ts';
import { demoDocuments } from './documents.ts';

/** Everything that belongs to the demo account: its settings and its year. */
export function demoWrites(uid: string, now: Date): Write[] {
  const root = `projects/${projectId}/databases/(default)/documents/${userPath(uid)}`;
  const settings: DemoDocument = { path: '', fields: { id: uid, theme: 'light' } };
  return [settings, ...withPhotos(demoDocuments(now))].map(({ path, fields }) => ({
    update: { name: path ? `${root}/${path}` : root, fields: encodeFields(fields) },
    updateTransforms: ['createdAt', 'updatedAt'].map((fieldPath) => ({
      fieldPath,
      setToServerValue: 'REQUEST_TIME',
    })),
  }));
}

const encodeFields = (fields: DemoDocument['fields']): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

function encode(value: DemoDocument['fields'][string]): Value {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  return { arrayValue: { values: value.map((item) => ({ stringValue: item })) } };
}

/** The files in tools/serve/demo-pictures that show gifts; `npm run pictures` draws them. */
const files = new Map([
  ['Blue stoneware coffee set', 'coffee-set'],
  ['Brass ship’s clock', 'clock'],
  ['Linen robe', 'robe'],
]);

/** The documents with the pictures of the gifts among them. */
export function withPhotos(documents: readonly DemoDocument[]): DemoDocument[] {
  return documents.flatMap((document) => {
    const { path, fields } = document;
    const file = path.startsWith('giftItems/') ? files.get(String(fields['name'])) : undefined;
    if (!file) return [document];
    const version = `demo-${file}`;
    const bytes = readFileSync(repositoryFile(`tools/serve/demo-pictures/${file}.webp`));
    const photo = { id: fields['id'] ?? null, version, type: 'image/webp', bytes };
    return [
      { path, fields: { ...fields, photoVersion: version } },
      { path: path.replace('giftItems/', 'photos/'), fields: photo },
    ];
  });
}
