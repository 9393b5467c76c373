import { readRemotesManifest } from '@evergift/contract/remotes-manifest';
import type { SiteRelease } from './site-release.ts';
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
  const expected = known?.bases.slice(1).map((base) => `${base}release.json`) ?? [];
  for (const address of [...own.map((path) => `${origin}/${path}`), ...expected]) void ask(address);

  const manifest = await ask(`${origin}/remotes.json`);
  const remotes = readManifest(text(manifest));
  const entries = remotes.map(({ entry }) => new URL(entry, manifest.address).href);
  const bases = [`${origin}/`, ...entries.map((entry) => new URL('.', entry).href)];
  const releases = await Promise.all(bases.map((base) => ask(`${base}release.json`)));
  const [configuration, page] = await Promise.all(
    ['config.json', 'app.html'].map((path) => ask(`${origin}/${path}`)) as [
      Promise<FetchedFile>,
      Promise<FetchedFile>,
    ],
  );

  const built = releases
    .flatMap((release) =>
      readRelease(text(release), release.address).files.map(({ path, sha256: hash }) => ({
        address: new URL(path, release.address).href,
        sha256: hash,
      })),
    )
    // The browser itself keeps this one, and looks for a newer one.
    .filter(({ address }) => address !== `${origin}/service-worker.js`)
    // Pictures for whoever installs the application: no page shows them.
    .filter(({ address }) => !address.startsWith(`${origin}/installation/`));
  if (!built.some((file) => file.address === page.address && file.sha256 === page.sha256)) {
    throw new DescriptionError('app.html is not the one that the shell’s release.json names.');
  }
  const described = [manifest, configuration, ...releases];
  const files = [...built, ...described.map(({ address, sha256 }) => ({ address, sha256 }))];
  const release: SiteRelease = {
    id: await identify(files, page.headers),
    files,
    bases,
    applicationPaths: [
      ...shellPaths,
      ...remotes.flatMap(({ paths }) => paths.map((own) => own.path)),
    ],
  };
  return { release, fetched: [...described, page] } satisfies DeployedRelease;
}

function readManifest(content: string): ReturnType<typeof readRemotesManifest> {
  try {
    return readRemotesManifest(JSON.parse(content));
  } catch (cause) {
    throw new DescriptionError('remotes.json does not name the remotes.', { cause });
  }
}

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
function readRelease(text: string, address: string): { files: readonly KeptFile[] } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new DescriptionError(`${address} is not JSON.`, { cause });
  }
  if (!isRecord(content) || !Array.isArray(content['files']) || !content['files'].every(isFile)) {
    throw new DescriptionError(`${address} does not list an app's files.`);
  }
  return { files: content['files'] };
}
