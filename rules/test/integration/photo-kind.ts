import { Bytes } from 'firebase/firestore';
import type { Kind } from './documents.ts';
import { longId } from './values.ts';

const bytes = (length: number) => Bytes.fromUint8Array(new Uint8Array(length));

/** The picture of a gift. */
export const PHOTO_KIND: Kind = {
  name: 'photos',
  path: 'users/ada/photos/g1',
  valid: { id: 'g1', version: 'v1', type: 'image/webp', bytes: bytes(3) },
  change: { version: 'v2' },
  largest: { version: longId, type: 'image/jpeg', bytes: bytes(200_000) },
  over: [
    ['id', 'g2'],
    ['version', 'a b'],
    ['version', `${longId}i`],
    ['type', 'image/png'],
    ['bytes', bytes(0)],
    ['bytes', bytes(200_001)],
  ],
  optional: {},
  alsoAllowed: { bytes: ['bytes'] },
};
