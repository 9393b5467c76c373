import type { ReleaseFile } from '@evergift/contract/release';
import { DeploymentError } from './deployment-error.ts';
import { readEarlierAssets } from './earlier-assets.ts';
import type { EarlierAsset, ServedFiles } from './earlier-assets.ts';
import { descriptionsOf, readRelease, sha256 } from './release.ts';

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

/** Name of the file, beside release.json, with the shell's hosting configuration as it was deployed. */
export const hostingFile = 'hosting.json';

/** Hundreds of files at once would wait past their time. */
const atOnce = 8;

/** JSON at an address; undefined when there is none. A site's rewrites answer with a page then. */
export async function readLiveJson(address: string): Promise<unknown> {
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
  const content = await readLiveJson(releaseAddress);
  if (content === undefined) {
    throw new DeploymentError(
      `There is no ${releaseAddress}. If this is the first deploy to this site, add --first.`,
    );
  }
  const earlierAddress = `${address}/${earlierAssetsFile}`;
  const earlier = (await readLiveJson(earlierAddress)) ?? [];
  const { build, files } = readRelease(content, releaseAddress);
  const descriptions = await Promise.all(
    descriptionsOf(build).map((path) => describeFile(address, path)),
  );
  return {
    release: [...files, ...descriptions.flat()],
    earlier: readEarlierAssets(earlier, earlierAddress),
  };
}

/** A file that a site may have and that no list of it names. */
async function describeFile(address: string, path: string): Promise<ReleaseFile[]> {
  if ((await readLiveJson(`${address}/${path}`)) === undefined) return [];
  const content = await download(address, { path });
  return [{ path, bytes: content.length, sha256: sha256(content) }];
}

/**
 * The paths of all files of the builds that remotes.json lists on a site: they are kept for as long as
 * it does.
 *
 * @param builds hashes of the builds
 * @throws DeploymentError when a listed build is not there
 */
export async function filesOfBuilds(
  address: string,
  builds: readonly string[],
): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for (const build of builds) {
    const list = `${address}/release-${build}.json`;
    const content = await readLiveJson(list);
    if (content === undefined) {
      throw new DeploymentError(
        `remotes.json lists build ${build}, and there is no ${list}. Release another build first: npm run release.`,
      );
    }
    for (const { path } of readRelease(content, list).files) paths.add(path);
    for (const path of descriptionsOf(build)) paths.add(path);
  }
  return paths;
}

/** Downloads files that a site lists, a few at once. @throws DeploymentError */
export async function downloadAll(
  address: string,
  files: readonly (ReleaseFile | EarlierAsset)[],
  place: (path: string, content: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await place(file.path, await download(address, file));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/**
 * Downloads a file, and checks that it is the one that the site lists.
 *
 * @param file without a hash for one that no list names
 * @throws DeploymentError
 */
export async function download(
  address: string,
  { path, ...file }: Pick<ReleaseFile, 'path'> & Partial<ReleaseFile>,
) {
  const response = await request(`${address}/${path}`);
  if (!response.ok) {
    throw new DeploymentError(
      `${address}/${path} answered ${response.status}, although the site lists it. To deploy without the files of earlier releases, add --first; pages that are open now then reload once.`,
    );
  }
  const content = new Uint8Array(await response.arrayBuffer());
  if (file.sha256 !== undefined && sha256(content) !== file.sha256) {
    throw new DeploymentError(
      `${address}/${path} is not the file that the site lists: its SHA-256 is ${sha256(content)} in place of ${file.sha256}. Find out who changed it before you deploy.`,
    );
  }
  return content;
}
