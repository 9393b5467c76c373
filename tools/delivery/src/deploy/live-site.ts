import type { ReleaseFile } from '@evergift/contract/release';
import { DeploymentError } from './deployment-error.ts';
import { readEarlierAssets } from './earlier-assets.ts';
import type { EarlierAsset, ServedFiles } from './earlier-assets.ts';
import { readRelease, sha256 } from './release.ts';

/** A site has to answer within this time, in milliseconds. */
const timeout = 30_000;

/** Name of the list, beside release.json, of what a site keeps of earlier releases. */
export const earlierAssetsFile = 'earlier-assets.json';

async function request(address: string): Promise<Response> {
  try {
    return await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error.message) : error;
    throw new DeploymentError(
      `${address} does not answer (${String(reason)}), so the files that open pages still need cannot be kept. Try again when it does.`,
    );
  }
}

/** JSON at an address; undefined when there is none. A site's rewrites answer with a page then. */
async function requestJson(address: string): Promise<unknown> {
  const response = await request(address);
  const type = response.headers.get('content-type') ?? '';
  if (response.status === 404 || (response.ok && type.startsWith('text/html'))) return undefined;
  if (!response.ok) throw new DeploymentError(`${address} answered ${response.status}.`);
  return (await response.json()) as unknown;
}

/**
 * What a site serves now, by its own lists.
 *
 * @param address of the site, without a slash at its end
 * @throws DeploymentError also when there is no release: a mistyped address looks the same
 */
export async function readLiveSite(address: string): Promise<ServedFiles> {
  const releaseAddress = `${address}/release.json`;
  const content = await requestJson(releaseAddress);
  if (content === undefined) {
    throw new DeploymentError(
      `There is no ${releaseAddress}. If this is the first deploy to this site, add --first.`,
    );
  }
  const earlierAddress = `${address}/${earlierAssetsFile}`;
  const earlier = (await requestJson(earlierAddress)) ?? [];
  return {
    release: readRelease(content, releaseAddress).files,
    earlier: readEarlierAssets(earlier, earlierAddress),
  };
}

/**
 * Downloads a file that a site lists, and checks that it is the one it lists.
 *
 * @throws DeploymentError
 */
export async function download(address: string, { path, ...file }: ReleaseFile | EarlierAsset) {
  const response = await request(`${address}/${path}`);
  if (!response.ok) {
    throw new DeploymentError(
      `${address}/${path} answered ${response.status}, although the site lists it. To deploy without the files of earlier releases, add --first; pages that are open now then reload once.`,
    );
  }
  const content = new Uint8Array(await response.arrayBuffer());
  if (sha256(content) !== file.sha256) {
    throw new DeploymentError(
      `${address}/${path} is not the file that the site lists: its SHA-256 is ${sha256(content)} in place of ${file.sha256}. Find out who changed it before you deploy.`,
    );
  }
  return content;
}
