import { remove } from '../commands/writes.ts';
import { partsOf } from '../commands/plan.ts';
import { collectionNames } from '../model/collections.ts';
import type { UserSpace } from '../space/user-space.ts';

/** Deletes every document of the user and waits until the server has done so; rejects with a DataError. */
export async function deleteEverything(space: UserSpace, uid: string): Promise<void> {
  await space.ready(collectionNames);
  const dependents = [...collectionNames]
    .reverse()
    .flatMap((name) => [...space.graph[name].ids()].map((id) => remove(name, id)));
  const settings = { kind: 'delete', address: { collection: 'settings', id: uid } } as const;
  await space.commit(partsOf({ dependents, root: [settings] })).confirmed;
}
