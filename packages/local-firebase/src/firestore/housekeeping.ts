import type { KeyValueStore } from '../storage/key-value-store.ts';
import type { FirestoreEngine } from './types.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * Takes deleted data off the disk, at the start and then once a day: the journal forgets changes that
 * are older than a day, and the store is compacted. What is deleted now is gone from the disk after
 * two days, or at the first start after one.
 * @returns ends it
 */
export async function startHousekeeping(
  engine: FirestoreEngine,
  store: KeyValueStore,
  log: (message: string) => void,
  clock: () => number = Date.now,
): Promise<() => void> {
  const clean = async () => {
    await engine.forgetChanges(clock() - DAY_MS);
    await store.compact();
  };
  // A disk without room for it costs nothing else: it is tried again the next day.
  const cleanOrSay = () =>
    clean().catch((error: unknown) =>
      log(`Deleted data could not be cleared away yet: ${String(error)}`),
    );
  await cleanOrSay();
  const timer = setInterval(() => void cleanOrSay(), DAY_MS).unref();
  return () => clearInterval(timer);
}
