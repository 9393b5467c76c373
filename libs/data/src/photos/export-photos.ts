import { catchError, defer, from, lastValueFrom, map, mergeMap, of, toArray } from 'rxjs';
import type { PhotoParts } from './photos-for-undo.ts';
import { loadPhoto } from './load-photo.ts';
import type { ExportedPhoto, PhotoExport } from '../model/export-format.ts';
import type { GiftItem } from '../model/gift-item.ts';
import { oldestFirst } from '../values/compare.ts';

/** So many pictures are read at the same time. */
const atOnce = 6;

/** A call takes only so many arguments. */
const mostArguments = 0x8000;

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += mostArguments) {
    text += String.fromCharCode(...bytes.subarray(start, start + mostArguments));
  }
  return btoa(text);
}

/** Reads the picture of every gift that has one, oldest gift first. Never rejects: what cannot be read is named. */
export async function exportPhotos(parts: PhotoParts): Promise<PhotoExport> {
  const { graph, userStore, ports } = parts;
  const store = userStore.store$.value;
  const gifts = [...graph.giftItems.values()]
    .filter(({ photoVersion }) => photoVersion !== '')
    .sort(oldestFirst);
  const source = store && { store, online$: ports.online$ };
  const read = (gift: GiftItem) =>
    defer(async () => source && (await loadPhoto(source, gift, gift.photoVersion))).pipe(
      catchError(() => of(undefined)),
      map((photo): readonly [string, ExportedPhoto | undefined] => [
        gift.id,
        photo && { giftItemId: gift.id, type: photo.type, data: toBase64(photo.bytes) },
      ]),
    );
  const read$ = from(gifts).pipe(mergeMap(read, atOnce), toArray());
  const found = new Map(await lastValueFrom(read$));
  return {
    photos: gifts.flatMap(({ id }) => found.get(id) ?? []),
    missingPhotos: gifts.filter(({ id }) => !found.get(id)).map(({ id }) => id),
  };
}
