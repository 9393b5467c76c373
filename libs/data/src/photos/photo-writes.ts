import type { RecordGraph } from '../graph/record-graph.ts';
import { isPhotoWrite, type PhotoWrite, type Write } from '../store/document-store.ts';
import { largestRequest, requestSize } from '../store/request-size.ts';
import type { Photo } from '../model/photo.ts';

export const writePhoto = (id: string, version: string, { bytes, type }: Photo): PhotoWrite => ({
  kind: 'create',
  address: { collection: 'photos', id },
  fields: { id, version, bytes, type },
});

export const removePhoto = (id: string): PhotoWrite => ({
  kind: 'delete',
  address: { collection: 'photos', id },
});

/** The gifts with a picture among those that the writes delete. */
function deletedWithPhoto(graph: RecordGraph, writes: readonly Write[]): string[] {
  return writes.flatMap(({ kind, address: { collection, id } }) =>
    kind === 'delete' && collection === 'giftItems' && graph.giftItems.get(id)?.photoVersion
      ? [id]
      : [],
  );
}

/**
 * The writes, and the pictures of the gifts that they delete: all go in one commit.
 * @param mayDelete whether this gift's picture may be taken away
 */
export function withDeletedPhotos(
  graph: RecordGraph,
  writes: readonly Write[],
  mayDelete: (id: string) => boolean,
): readonly Write[] {
  const named = new Set(writes.filter(isPhotoWrite).map(({ address }) => address.id));
  const others = deletedWithPhoto(graph, writes).filter((id) => !named.has(id));
  return [...writes, ...others.map(removePhoto)].filter(
    (write) => !isPhotoWrite(write) || write.kind === 'create' || mayDelete(write.address.id),
  );
}

/**
 * The writes as the server takes them, each part within the size of a request: all records first, with as many pictures
 * as fit; then the other pictures. Deletions have no bytes, so only Undo of a deletion of many pictures has a second
 * part.
 */
export function inRequests(writes: readonly Write[]): readonly (readonly Write[])[] {
  const hasBytes = (write: Write) => isPhotoWrite(write) && write.kind === 'create';
  let last = writes.filter((write) => !hasBytes(write));
  const requests = [last];
  let size = requestSize(last);
  for (const photo of writes.filter(hasBytes)) {
    const bytes = requestSize([photo]);
    if (last.length > 0 && size + bytes > largestRequest) {
      requests.push((last = []));
      size = 0;
    }
    last.push(photo);
    size += bytes;
  }
  return requests;
}
