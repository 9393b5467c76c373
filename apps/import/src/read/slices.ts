/** How long the page may be kept from answering, in milliseconds. */
const longestSlice = 12;

export interface SliceOptions {
  /** Hears how much is done, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Works through items in slices that leave the page responsive. Rejects with the signal's reason once it is
 * aborted.
 * @param shareOf how much is done after an item, from 0 to 1
 */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
  {
    onProgress,
    signal,
    shareOf,
  }: SliceOptions & { readonly shareOf?: (item: Item) => number } = {},
): Promise<void> {
  signal?.throwIfAborted();
  let start = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - start < longestSlice) continue;
    if (shareOf) onProgress?.(shareOf(item));
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    start = performance.now();
  }
}
