import { filter, firstValueFrom, map, merge, of, throwError, timeout } from 'rxjs';
import { remove } from '../commands/writes.ts';
import { removePhoto, withDeletedPhotos } from '../photos/photo-writes.ts';
import type { Planning } from '../commands/placement.ts';
import type { DocumentStore, Write } from '../store/document-store.ts';
import type { Outbox } from '../sync/outbox.ts';
import { DataError } from '../errors/data-error.ts';
import { recordKinds } from '../model/collections.ts';
import type { RecordGraph } from '../graph/record-graph.ts';
import type { Ports } from '../ports/ports.ts';
import type { UserStore } from '../sync/user-store.ts';

export interface SessionParts {
  readonly graph: RecordGraph;
  readonly userStore: UserStore;
  readonly outbox: Outbox;
  readonly planning: Planning;
  readonly ports: Ports;
}

/** How long the server may stay silent before nothing is deleted, in milliseconds. */
const silenceTimeout = 10_000;

/**
 * Resolves once everything is in step with the server: a copy that is behind would leave documents that it does not
 * know.
 */
async function inStepWithServer({ graph, ports }: SessionParts): Promise<void> {
  const states = () => Object.values(graph.states);
  const failure = () => {
    const failed = states().find(({ error }) => error !== undefined);
    return failed?.error ?? new DataError('offline');
  };
  const inStep$ = merge(of(undefined), graph.published$).pipe(
    map(states),
    filter((all) => all.every(({ status }) => status === 'live')),
    timeout({
      first: silenceTimeout,
      scheduler: ports.clock.scheduler,
      with: () => throwError(failure),
    }),
  );
  await firstValueFrom(inStep$);
}

/** So many pictures are read at once: 4 MB at most. */
const photosAtOnce = 20;

/** Deletes pictures whose gifts are gone: an earlier release leaves them when it deletes a gift. */
async function deleteLeftPhotos(store: DocumentStore, outbox: Outbox): Promise<void> {
  const ids = await store.somePhotoIds(photosAtOnce);
  if (ids.length === 0) return;
  await outbox.commit(ids.map(removePhoto)).confirmed;
  await deleteLeftPhotos(store, outbox);
}

/**
 * Deletes every document of the user, pictures too, in one commit and waits until the server has done so; rejects with
 * a DataError, before anything is deleted when the server does not answer.
 */
export async function deleteEverything(parts: SessionParts, uid: string): Promise<void> {
  const { graph, userStore, outbox } = parts;
  await userStore.openPlanner(uid);
  const { planner } = userStore;
  await inStepWithServer(parts);
  // Who planned here too, and which gifts they hid together.
  await parts.planning.known();
  await inStepWithServer(parts);
  const store = await userStore.opened();
  while (outbox.applying) await outbox.applying;
  userStore.expect(planner);
  const writes = recordKinds.flatMap((kind) =>
    [...graph[kind].ids()].map((id) => remove(kind, id)),
  );
  const placed = withDeletedPhotos(graph, writes, () => true).map((write) => {
    const circle = graph.giftItems.get(write.address.id)?.circle;
    return circle === undefined
      ? write
      : ({ ...write, address: { ...write.address, circle } } as Write);
  });
  const [settings] = graph.settings.values();
  // Its end takes away what says which circles there are.
  if (settings?.sharing) await (await store.household()).end();
  await outbox.commit(placed).confirmed;
  await deleteLeftPhotos(store, outbox);
}
