import { readFileSync } from 'node:fs';
import { repositoryFile } from '../app-folders.ts';
import type { DemoDocument } from './demo-document.ts';

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
