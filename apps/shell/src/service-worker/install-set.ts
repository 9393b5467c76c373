import type { CodeSet, SetFile } from './code-set.ts';
import { fetchVerified, toResponse } from './fetch-file.ts';
import type { Fetch } from './fetch-file.ts';
import type { KeptSets } from './kept-sets.ts';
import { planDownloads } from './plan-downloads.ts';
import type { Survey } from './survey.ts';

/** Browsers open about six connections to a host; more downloads at once would only queue. */
const atOnce = 6;

/**
 * Puts a set together: what the previous set has is copied, the rest is fetched and verified. Only
 * a complete set becomes the current one; until then, and after a failure, everything stays as it
 * was. What was fetched before a failure is there for the next attempt.
 *
 * @throws UnreachableError
 * @throws IntegrityError
 * @throws DOMException when the browser's storage is full or blocked
 */
export async function installSet(
  { set, fetched }: Survey,
  kept: KeptSets,
  fetch: Fetch,
): Promise<void> {
  const previous = await kept.current();
  const cache = await kept.begin(set.id);
  for (const file of fetched) await cache.put(file.address, toResponse(file));

  const there = new Set((await cache.keys()).map(({ url }) => url));
  const { copy, download } = planDownloads(set, there, previous);
  const gone: SetFile[] = [];
  for (const file of copy) {
    const response = previous && (await kept.match(previous.id, file.address));
    if (response) await cache.put(file.address, response);
    else gone.push(file);
  }
  const queue = [...download, ...gone];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await cache.put(file.address, toResponse(await fetchVerified(file, fetch)));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await kept.complete(set);
}

/** True when a survey found what is kept already. */
export const isKept = ({ set }: Survey, current: CodeSet | undefined): boolean =>
  set.id === current?.id;
