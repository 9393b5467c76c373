import { changedFields, equal } from '../values/equal.ts';
import { consistentGift, type LinkedGiftFields } from '../model/gift-item.ts';
import { isKnownField } from '../store/read-record.ts';
import { nearestValid } from './writes.ts';
import {
  isPhotoWrite,
  isRecordWrite,
  type PhotoWrite,
  type RecordAddress,
  type RecordWrite,
  type Write,
} from '../store/document-store.ts';
import { noPhotos, type PhotosById } from '../photos/photos-for-undo.ts';
import { removePhoto, writePhoto } from '../photos/photo-writes.ts';

type Fields = Readonly<Record<string, unknown>>;
/** The fields of a document as they are now, unknown ones too, without id and moments; undefined when there is none. */
export type ReadFields = (address: RecordAddress) => Fields | undefined;
/** The writes that undo one write, given how things are by then. */
type UndoWrite = (read: ReadFields) => Write[];

const isIds = (value: unknown): value is readonly string[] => Array.isArray(value);

/** The ids of now, with what was taken out put back in its place and what was put in taken out. */
function restoreIds(
  before: readonly string[],
  written: readonly string[],
  now: readonly string[],
): string[] {
  const added = new Set(written.filter((id) => !before.includes(id)));
  const restored = now.filter((id) => !added.has(id));
  before.forEach((id, index) => {
    if (!written.includes(id) && !restored.includes(id)) restored.splice(index, 0, id);
  });
  return restored;
}

function restoreFields(before: Fields, written: Fields, now: Fields): Fields {
  const restored: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(written)) {
    const [old, current] = [before[name], now[name]];
    if (isIds(old) && isIds(value) && isIds(current)) {
      const ids = restoreIds(old, value, current);
      if (!equal(ids, current)) restored[name] = ids;
    } else if (equal(current, value) && !equal(current, old)) restored[name] = old;
  }
  return restored;
}

/**
 * What was put back of a gift must go with what it is by then, or the rules refuse it all: an idea has no event and
 * no stage, a purchase no plan.
 */
function goingWith(restored: Fields, now: Fields): Fields {
  const merged = { ...now, ...restored } as Fields & LinkedGiftFields;
  return changedFields(now, consistentGift(merged));
}

function recreate({ collection, id }: RecordAddress, before: Fields): Write[] {
  const fields = nearestValid(collection, before);
  if (!fields) return [];
  const unknown = Object.entries(before).filter(([name]) => !isKnownField(collection, name));
  return [
    {
      kind: 'create',
      address: { collection, id },
      fields: { id, ...Object.fromEntries(unknown), ...fields },
    },
  ];
}

function undoWrite(write: RecordWrite, before: Fields | undefined): UndoWrite {
  const { address } = write;
  if (write.kind === 'create') {
    return (read) => (read(address) ? [{ kind: 'delete', address }] : []);
  }
  if (before === undefined) return () => [];
  if (write.kind === 'update') {
    return (read) => {
      const now = read(address);
      if (!now) return [];
      const restored = restoreFields(before, write.fields, now);
      const fields = address.collection === 'giftItems' ? goingWith(restored, now) : restored;
      return Object.keys(fields).length > 0 ? [{ kind: 'update', address, fields }] : [];
    };
  }
  return (read) => {
    const now = read(address);
    if (!now) return recreate(address, before);
    const fields = changedFields(now, before);
    return Object.keys(fields).length > 0 ? [{ kind: 'update', address, fields }] : [];
  };
}

/**
 * Puts back the picture that was there, unless the gift got another one since; else takes the new one away. One whose
 * bytes are not known is left as it is.
 */
function undoPhotoWrite(
  write: PhotoWrite,
  photos: PhotosById,
  before: Fields | undefined,
): UndoWrite {
  const { id } = write.address;
  const written = write.kind === 'create' ? write.fields.version : '';
  const photo = photos.get(id);
  const isAdded = !before?.photoVersion;
  return (read) => {
    const gift = read({ collection: 'giftItems', id });
    if (gift && gift.photoVersion !== written) return [];
    if (photo) return [writePhoto(id, photo.version, photo)];
    return gift && isAdded ? [removePhoto(id)] : [];
  };
}

/**
 * The inverse of a batch, built before it runs. Called later it gives the writes that put back what the batch changed.
 * It leaves alone what others changed since.
 * @param photos the pictures that the batch takes away
 */
export function invert(
  writes: readonly Write[],
  read: ReadFields,
  photos: PhotosById = noPhotos,
): (readNow: ReadFields) => Write[] {
  const undos = writes.map((write): UndoWrite => {
    if (isPhotoWrite(write)) {
      return undoPhotoWrite(write, photos, read({ ...write.address, collection: 'giftItems' }));
    }
    return isRecordWrite(write) ? undoWrite(write, read(write.address)) : () => [];
  });
  return (readNow) => undos.flatMap((undo) => undo(readNow)).reverse();
}
