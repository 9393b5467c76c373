import { limits } from '@evergift/data';
import type { Photo, PhotoType } from '@evergift/data';
import {
  collectionNames,
  idSchema,
  isKnownField,
  photoTypes,
  validFields,
  withoutShared,
} from '@evergift/data/feature';
import type { CollectionName } from '@evergift/data/feature';
import { exportFormat } from '@evergift/data/reading';
import type { Export, ExportedPhoto, PhotoExport } from '@evergift/data/reading';
import { text } from '@evergift/language';
import type { Unreadable } from '../read/contact.ts';
import { fileProblem, type FileProblem } from '../read/file-problem.ts';
import { excerpt } from '../read/fit-contact.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a file says where an export has its fields: nobody has looked at the values yet. */
type Unchecked<Format> = { readonly [Field in keyof Format]?: unknown };

/** A record as a file keeps it: its id, and its fields without the moments, which the server sets anew. */
export interface BackupRecord {
  readonly id: string;
  readonly fields: Fields;
}

/** What our own export contains. */
export interface Backup extends Readonly<Record<CollectionName, readonly BackupRecord[]>> {
  readonly kind: 'backup';
  /** Undefined when the file contains none that are valid. */
  readonly settings: Fields | undefined;
  /** By the id of their gift. */
  readonly photos: ReadonlyMap<string, BackupPhoto>;
  readonly unreadable: readonly Unreadable[];
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Maps and lists in each other that a document of Firestore may contain. */
const deepest = 20;

/** Names that Firestore takes: not empty, and not one of its own. */
const isStorableName = (name: string) => name !== '' && !/^__.*__$/s.test(name);

/** Whether Firestore takes the value: one that it refuses would take its whole batch with it. */
function isStorable(value: unknown, depth = 1): boolean {
  if (depth > deepest) return false;
  if (Array.isArray(value)) {
    return value.every((one) => !Array.isArray(one) && isStorable(one, depth + 1));
  }
  return (
    !isObject(value) ||
    Object.entries(value).every(([name, one]) => isStorableName(name) && isStorable(one, depth + 1))
  );
}

function readRecord(kind: CollectionName, value: unknown): BackupRecord | undefined {
  if (!isObject(value)) return undefined;
  const { id } = value;
  const fields = validFields(kind, value);
  if (!fields || typeof id !== 'string' || !idSchema.safeParse(id).success) return undefined;
  const unknown = Object.entries(value).filter(([name]) => !isKnownField(kind, name));
  if (!unknown.every(([name, one]) => isStorableName(name) && isStorable(one))) return undefined;
  return { id, fields: { ...Object.fromEntries(unknown), ...withoutShared(fields) } };
}

/**
 * A picture as the file keeps it. Its bytes are read when they are written: all at once would keep the page waiting.
 */
export interface BackupPhoto {
  readonly type: PhotoType;
  /** The bytes as Base64. */
  readonly data: string;
}

const base64 =
  /^(?:[A-Za-z0-9+/]{4})+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$|^[A-Za-z0-9+/]{2,3}={1,2}$/;
const longestBase64 = Math.ceil(limits.photo / 3) * 4;

function readPhoto(value: unknown): readonly [string, BackupPhoto] | undefined {
  if (!isObject(value)) return undefined;
  const { giftItemId, data, type: written }: Unchecked<ExportedPhoto> = value;
  const type = photoTypes.find((known) => known === written);
  const isPhoto = typeof data === 'string' && data.length <= longestBase64 && base64.test(data);
  return isPhoto && type && typeof giftItemId === 'string'
    ? [giftItemId, { type, data }]
    : undefined;
}

/** The picture with its bytes. */
export function decodePhoto({ type, data }: BackupPhoto): Photo {
  const text = atob(data);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return { type, bytes };
}

function nameOf(value: unknown): string {
  if (!isObject(value)) return '';
  const names = [value['name'], value['title'], value['id']];
  return excerpt(names.find((name) => typeof name === 'string') ?? '');
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}

/**
 * Reads the file that 'Export all data' wrote. Of a file that was changed it takes what is valid and lists the rest.
 */
export function readBackup(content: string): Backup | FileProblem {
  const parsed = parse(content);
  if (parsed === undefined) {
    return fileProblem(
      'damaged',
      text('This file is cut off or damaged, so it cannot be restored. Choose another export.'),
    );
  }
  const file: Unchecked<Export & PhotoExport> = isObject(parsed) ? parsed : {};
  if (file.format !== exportFormat) {
    return fileProblem(
      'other-kind',
      text(
        'This file is no export of Evergift. Choose the file that “Export all data” in your profile gave you.',
      ),
    );
  }
  const unreadable: Unreadable[] = [];
  const records = (kind: CollectionName) => {
    const seen = new Set<string>();
    return listIn(file[kind]).flatMap((value, index) => {
      const record = readRecord(kind, value);
      if (record && !seen.has(record.id)) {
        seen.add(record.id);
        return [record];
      }
      const reason = record
        ? text('Its id is in the file twice.')
        : text(
            '{kind, select, people {This person contains} events {This event contains} other {This gift contains}} something that Evergift does not accept.',
            { kind },
          );
      unreadable.push({ line: index + 1, text: nameOf(value), reason });
      return [];
    });
  };
  const [people = [], events = [], giftItems = []] = collectionNames.map(records);
  const photos = new Map(
    listIn(file.photos).flatMap((value) => {
      const photo = readPhoto(value);
      return photo ? [photo] : [];
    }),
  );
  const valid = isObject(file.settings) ? validFields('settings', file.settings) : undefined;
  const settings = valid && withoutShared(valid);
  return { kind: 'backup', people, events, giftItems, settings, photos, unreadable };
}
