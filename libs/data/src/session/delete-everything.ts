import { filter, firstValueFrom, map, merge, Observable, of } from 'rxjs';
import { remove } from '../commands/writes.ts';
import { DataError } from '../errors/data-error.ts';
import { collectionNames } from '../model/collections.ts';
import type { UserSpace } from '../space/user-space.ts';

/** How long the server may stay silent before nothing is deleted, in milliseconds. */
const patience = 10_000;

/** Resolves once the server has told everything: a copy that is behind would leave what it has not heard of. */
async function heardEverything({ graph, live, ports }: UserSpace): Promise<void> {
  const states = () => Object.values(live.states);
  const heard$ = merge(of(undefined), graph.published$).pipe(
    map(states),
    filter((all) => all.every(({ status }) => status === 'live')),
  );
  const late$ = new Observable<never>((subscriber) =>
    ports.clock.after(patience, () => {
      const failed = states().find(({ error }) => error !== undefined);
      subscriber.error(failed?.error ?? new DataError('offline'));
    }),
  );
  await firstValueFrom(merge(heard$, late$));
}

/**
 * Deletes every document of the user and waits until the server has done so; rejects with a DataError, before anything
 * is deleted when the server is not heard.
 */
export async function deleteEverything(space: UserSpace, uid: string): Promise<void> {
  await heardEverything(space);
  await space.ready(collectionNames);
  space.expect(uid);
  const records = collectionNames.flatMap((name) =>
    [...space.graph[name].ids()].map((id) => remove(name, id)),
  );
  const settings = { kind: 'delete', address: { collection: 'settings', id: uid } } as const;
  await space.commit([...records, settings]).confirmed;
}
