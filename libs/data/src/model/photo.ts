import { text } from '@evergift/language';
import { DataError } from '../errors/data-error.ts';
import { limits } from './limits.ts';

/** WebP, and JPEG from browsers that write no WebP. */
export const photoTypes = ['image/webp', 'image/jpeg'] as const;
export type PhotoType = (typeof photoTypes)[number];

/** A gift's picture, small enough for a document: at most `limits.photo` bytes. */
export interface Photo {
  readonly bytes: Uint8Array;
  readonly type: PhotoType;
}

/** The document `photos/{giftItemId}`. The gift names the version, so that a copy that is behind is not shown. */
export interface PhotoFields extends Photo {
  readonly id: string;
  readonly version: string;
}

/** Throws a DataError `invalid` for a picture that the rules refuse. */
export function expectValidPhoto({ bytes, type }: Photo): void {
  const isValid = bytes.length > 0 && bytes.length <= limits.photo && photoTypes.includes(type);
  if (isValid) return;
  throw new DataError('invalid', {
    message: text('This picture is larger than 200 kB or no WebP or JPEG. Choose another.'),
    issues: [{ path: ['photo'], message: text('Choose another picture.') }],
  });
}

/** The picture in a document; undefined when it has none. */
export function readPhoto(fields: Readonly<Record<string, unknown>>): Photo | undefined {
  const { bytes } = fields;
  const type = photoTypes.find((known) => known === fields.type);
  return bytes instanceof Uint8Array && type ? { bytes, type } : undefined;
}
