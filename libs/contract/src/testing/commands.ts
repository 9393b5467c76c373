import type { Outcome } from '@evergift/data';

/** Waits until the server has what a command wrote; its id. */
export async function done({ id, confirmed }: Outcome): Promise<string> {
  const refused = await confirmed;
  if (refused) throw refused;
  return id;
}
