import { fetchVerified, toResponse, type Fetch } from './fetch-file.ts';
import { languageOf } from './language-of.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { SiteFile, SiteRelease } from './site-release.ts';

/**
 * Brings what a release says in a language, also while the page that speaks it still runs an earlier one. Of what
 * cannot be had now, a page will ask itself.
 */
export async function keepLanguage(
  { id, files }: SiteRelease,
  language: string,
  releases: Pick<ReleaseCache, 'match' | 'keep'>,
  fetch: Fetch,
): Promise<void> {
  const keep = async (file: SiteFile) => {
    if (await releases.match(id, file.address)) return;
    await releases.keep(id, file.address, toResponse(await fetchVerified(file, fetch)));
  };
  for (const file of files.filter(({ address }) => languageOf(address) === language)) {
    await keep(file).catch(() => undefined);
  }
}
