import { entryOf, readRemotesManifest } from '@evergift/contract/remotes-manifest';
import type { RemoteEntry } from '@evergift/contract/remotes-manifest';
import { isOffered, releaseAddress } from '@evergift/releases';
import type { SiteFile, SiteRelease } from './site-release.ts';
import { fetchFile, type Fetch, type FetchedFile } from './fetch-file.ts';
import { sha256 } from './sha256.ts';
import type { ReleaseFile } from '@evergift/contract/release';

/** What is deployed now. */
export interface DeployedRelease {
  release: SiteRelease;
  /** The files of the release that were fetched to find out. */
  fetched: readonly FetchedFile[];
}

/** Paths that belong to the shell's own pages; the remotes' are in remotes.json. */
export const shellPaths = ['/dashboard', '/about'] as const;

const text = ({ body }: FetchedFile): string => new TextDecoder().decode(body);

/**
 * Finds out what is deployed: a handful of small files, which a server that knows ETags answers
 * with "not modified". They are asked for all at once when it is known where the remotes were.
 *
 * Of each remote it takes every build that some device gets: the default, to which a device may return
 * without a network, and those with a share. All devices keep the same, whichever they run.
 *
 * @param origin the shell's
 * @param known the release that is there, if any
 * @throws UnreachableError when any of the apps does not answer: then nothing is said of the rest
 * @throws DescriptionError when an answer is no description of an app, or they contradict each other
 */
export async function readDeployed(origin: string, known: SiteRelease | undefined, fetch: Fetch) {
  const answers = new Map<string, Promise<FetchedFile>>();
  const ask = (address: string): Promise<FetchedFile> => {
    const answer = answers.get(address) ?? fetchFile(address, 'no-cache', fetch);
    answers.set(address, answer);
    // One that turns out not to be needed may fail.
    answer.catch(() => undefined);
    return answer;
  };
  const own = ['remotes.json', 'config.json', 'app.html', 'release.json'];
  const expected = known?.lists ?? [];
  for (const address of [...own.map((path) => `${origin}/${path}`), ...expected]) void ask(address);

  const manifest = await ask(`${origin}/remotes.json`);
  const remotes = readManifest(text(manifest), manifest.address);
  const lists = remotes.map(({ entry, listed }) => releaseAddress(entry, listed?.build));
  const folders = remotes.map(({ entry }) => new URL('.', entry).href);
  const bases = [...new Set([`${origin}/`, ...folders])];
  const releases = await Promise.all([`${origin}/release.json`, ...lists].map(ask));
  const [configuration, page] = await Promise.all(
    ['config.json', 'app.html'].map((path) => ask(`${origin}/${path}`)) as [
      Promise<FetchedFile>,
      Promise<FetchedFile>,
    ],
  );

  const built = releases
    .flatMap((release, index) => readFiles(release, remotes[index - 1]))
    // The browser itself keeps this one, and looks for a newer one.
    .filter(({ address }) => address !== `${origin}/service-worker.js`)
    // Pictures for whoever installs the application: no page shows them.
    .filter(({ address }) => !address.startsWith(`${origin}/installation/`));
  if (!built.some((file) => file.address === page.address && file.sha256 === page.sha256)) {
    throw new DescriptionError('app.html is not the one that the shell’s release.json names.');
  }
  const described = [manifest, configuration, ...releases];
  const all = [...built, ...described.map(({ address, sha256 }) => ({ address, sha256 }))];
  // Builds of one app have most of their files in common.
  const files = [...new Map(all.map((file) => [file.address, file])).values()];
  const release: SiteRelease = {
    id: await identify(files, page.headers),
    files,
    bases,
    lists,
    applicationPaths: [
      ...shellPaths,
      ...new Set(remotes.flatMap(({ paths }) => paths.map((own) => own.path))),
    ],
  };
  return { release, fetched: [...described, page] } satisfies DeployedRelease;
}

/** The builds that devices get. A list with anything wrong in it is refused: what is kept stays. */
function readManifest(content: string, address: string): RemoteEntry[] {
  try {
    return readRemotesManifest(JSON.parse(content), (error) => {
      throw error;
    }).flatMap(({ name, builds }) =>
      builds
        .filter(isOffered)
        .map((build) => ({ ...build, url: new URL(build.url, address).href }))
        .map((build) => entryOf(name, build)),
    );
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'remotes.json is not JSON.' : String(cause);
    throw new DescriptionError(reason, { cause });
  }
}

/** The name of the entry in the list of a build's files. */
const manifestName = 'mf-manifest.json';

/**
 * The files that a build lists. Its entry is kept under the address that remotes.json names.
 *
 * @param remote the build; undefined for the shell
 * @throws DescriptionError when the list is of another build, or its entry another file
 */
function readFiles(list: FetchedFile, remote: RemoteEntry | undefined): SiteFile[] {
  const { build, files } = readRelease(text(list), list.address);
  const { listed, entry = '' } = remote ?? {};
  const manifest = files.find(({ path }) => path === manifestName);
  const isOther = listed?.build !== undefined && listed.build !== build;
  const isWrong =
    listed?.integrity !== undefined && listed.integrity !== integrityOf(manifest?.sha256 ?? '');
  if (isOther || isWrong) {
    throw new DescriptionError(`${list.address} is not of the build that remotes.json names.`);
  }
  return files.map(({ path, sha256: hash }) => ({
    address: remote && path === manifestName ? entry : new URL(path, list.address).href,
    sha256: hash,
  }));
}

/** A hexadecimal SHA-256 as requests take it. */
const integrityOf = (hash: string): string =>
  `sha256-${btoa(String.fromCharCode(...(hash.match(/../g) ?? []).map((byte) => parseInt(byte, 16))))}`;

/** The page's headers count: a policy that names another origin makes another release. */
async function identify(
  files: SiteRelease['files'],
  headers: FetchedFile['headers'],
): Promise<string> {
  const lines = files.map(({ address, sha256: hash }) => `${hash} ${address}`).sort();
  return (await sha256([...lines, JSON.stringify(headers)].join('\n'))).slice(0, 16);
}

/** What a release needs to know of a file. */
type KeptFile = Pick<ReleaseFile, 'path' | 'sha256'>;

/** release.json or remotes.json is not what it should be. */
export class DescriptionError extends Error {
  override readonly name = 'DescriptionError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isFile = (value: unknown): value is KeptFile =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(value['path']) &&
  typeof value['sha256'] === 'string' &&
  /^[\da-f]{64}$/.test(value['sha256']);

/** Checks the text of a release.json. @throws DescriptionError that names whose it is */
function readRelease(
  text: string,
  address: string,
): { build: unknown; files: readonly KeptFile[] } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new DescriptionError(`${address} is not JSON.`, { cause });
  }
  if (!isRecord(content) || !Array.isArray(content['files']) || !content['files'].every(isFile)) {
    throw new DescriptionError(`${address} does not list an app's files.`);
  }
  return { build: content['build'], files: content['files'] };
}
