import type { Remotes } from '../loading/remotes.ts';
import { loadPlaceholders } from '../modals/use-placeholders.ts';

/**
 * Fetches what the next press needs, whatever it is: the federation and the dialogs. A courtesy, for
 * a page that is idle: going there says what is wrong.
 */
export async function prepareNext(remotes: Remotes): Promise<void> {
  await Promise.allSettled([remotes.prepare(), loadPlaceholders()]);
}
