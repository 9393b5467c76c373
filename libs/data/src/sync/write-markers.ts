import { createId } from '../values/create-id.ts';
import type { DocumentAddress, StoredDocument, Write } from '../store/document-store.ts';
import { keyPrefix, type KeyValues } from '../ports/key-values.ts';

/**
 * Stands for a batch that the server has not answered for yet: its first write. A batch arrives whole or not at all, so
 * one of its writes tells whether it did. A marker holds nothing that the user wrote.
 */
export interface WriteMarker {
  readonly kind: Write['kind'];
  readonly address: DocumentAddress;
  /** When the server had last changed the document, in milliseconds; 0 when that is not known. */
  readonly changedAt: number;
  /** False until this device has stored the batch. Missing in markers of earlier versions, which counted as stored. */
  readonly isStored?: boolean;
}

/** A batch of this visit that the server has not answered for. */
export interface NotedBatch {
  /** Call it when this device has stored the batch: from then on it survives the page. */
  readonly stored: () => void;
  /** Call it when the server has answered. */
  readonly forget: () => void;
}

export interface MarkerEntry {
  readonly marker: WriteMarker;
  /** The marker as it is now; undefined when another tab has heard the answer meanwhile. */
  readonly latest: () => WriteMarker | undefined;
  readonly forget: () => void;
}

/** Remembers, across visits, which batches the server has not answered for. */
export class WriteMarkers {
  readonly #keyValues: KeyValues;
  readonly #own = new Set<string>();

  constructor(keyValues: KeyValues) {
    this.#keyValues = keyValues;
  }

  /** Notes a batch that is about to be stored. */
  note(uid: string, marker: WriteMarker): NotedBatch {
    const key = `${prefixOf(uid)}${createId()}`;
    const write = (isStored: boolean) =>
      this.#keyValues.set(key, JSON.stringify({ ...marker, isStored }));
    this.#own.add(key);
    write(false);
    return {
      stored: () => {
        if (this.#own.has(key)) write(true);
      },
      forget: () => this.#forget(key),
    };
  }

  /** Whether anything is noted for this user, by this visit or another. */
  mayWait(uid: string): boolean {
    return this.#keyValues.keys(prefixOf(uid)).length > 0;
  }

  /** What earlier visits, or other tabs, noted. */
  earlier(uid: string): MarkerEntry[] {
    return this.#keyValues
      .keys(prefixOf(uid))
      .filter((key) => !this.#own.has(key))
      .flatMap((key) => {
        const marker = readMarker(this.#keyValues.get(key));
        if (!marker) this.#forget(key);
        const latest = () => readMarker(this.#keyValues.get(key));
        return marker ? [{ marker, latest, forget: () => this.#forget(key) }] : [];
      });
  }

  /** Forgets every batch whose marker names one of these documents: they are deleted now, so the marker tells nothing any more. */
  forgetAbout(uid: string, addresses: readonly DocumentAddress[]): void {
    const deleted = new Set(addresses.map(nameOf));
    for (const key of deleted.size > 0 ? this.#keyValues.keys(prefixOf(uid)) : []) {
      const marker = readMarker(this.#keyValues.get(key));
      if (marker && deleted.has(nameOf(marker.address))) this.#forget(key);
    }
  }

  #forget(key: string): void {
    this.#own.delete(key);
    this.#keyValues.set(key, undefined);
  }
}

/**
 * Whether the marker's batch never reached the server's data, by what it holds once nothing waits any more. Where another device
 * changed the same document meanwhile it cannot be told; then it counts as arrived.
 */
export function didNotArrive(
  { kind, changedAt }: WriteMarker,
  held: StoredDocument | undefined,
): boolean {
  if (kind === 'delete') return held !== undefined && held.fields.updatedAt === changedAt;
  return held === undefined || (kind === 'update' && held.fields.updatedAt === changedAt);
}

const nameOf = ({ collection, id }: DocumentAddress): string => `${collection}/${id}`;
const prefixOf = (uid: string): string => `${keyPrefix}waiting:${uid}:`;

function readMarker(text: string | undefined): WriteMarker | undefined {
  try {
    const value = JSON.parse(text ?? '') as Partial<WriteMarker> | null;
    return value?.kind && value.address && typeof value.changedAt === 'number'
      ? (value as WriteMarker)
      : undefined;
  } catch {
    return undefined;
  }
}
