import type { GiftEvent } from './gift-event.ts';
import type { GiftItem } from './gift-item.ts';
import type { Person } from './person.ts';
import type { PhotoType } from './photo.ts';
import type { settingsFieldsOf } from './settings.ts';

/** By this, in its `format`, a file says that it is an export of ours. */
export const exportFormat = 'evergift-export-1';

type Bookkeeping = 'pending' | 'invalid' | 'unknownFields';
/** What only a planner of several has: a file is one person's, and does not say it. */
const sharedFields = ['circle', 'notedBy', 'takenBy', 'revealed', 'member', 'sharing'] as const;
type Shared = (typeof sharedFields)[number];

/** A record's fields without those that only a planner of several has. */
export const withoutShared = <Fields extends object>(fields: Fields): Omit<Fields, Shared> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !sharedFields.some((shared) => shared === name)),
  ) as Omit<Fields, Shared>;

/**
 * All of a user's data, fields that this release does not know among it. Money in cents, dates as calendar dates,
 * moments in milliseconds since 1970.
 */
export interface Export {
  readonly format: typeof exportFormat;
  readonly exportedAt: number;
  readonly settings: Readonly<ReturnType<typeof settingsFieldsOf>>;
  readonly people: readonly Omit<Person, Bookkeeping | Shared>[];
  readonly events: readonly Omit<GiftEvent, Bookkeeping>[];
  readonly giftItems: readonly Omit<GiftItem, Bookkeeping | Shared>[];
}

/** A gift's picture, as an export has it. */
export interface ExportedPhoto {
  readonly giftItemId: string;
  readonly type: PhotoType;
  /** The bytes as Base64. */
  readonly data: string;
}

/** The pictures of a user's gifts, beside the records of an export. */
export interface PhotoExport {
  readonly photos: readonly ExportedPhoto[];
  /** Gifts whose picture could not be read, for example offline. */
  readonly missingPhotos: readonly string[];
}
