import type { DescribedContributions, RemoteAccess } from './contributions.ts';
import type { ModalName } from './modals.ts';

export interface RemotePath {
  /** The first part of the paths that belong to the remote, e.g. `/people`. */
  path: string;
  access: RemoteAccess;
}

/** One remote of remotes.json. */
export interface RemoteEntry {
  name: string;
  /** Address of its remote entry, relative to remotes.json or absolute. */
  entry: string;
  paths: readonly RemotePath[];
  modals: readonly ModalName[];
  /** What it adds to the shell. */
  contributions: DescribedContributions;
}

/** remotes.json is missing, is not JSON, or does not name the remotes as it should. */
export class RemotesManifestError extends Error {
  override readonly name = 'RemotesManifestError';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPath = (value: unknown): value is RemotePath =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  value['path'].startsWith('/') &&
  (value['access'] === 'public' || value['access'] === 'signed-in');

const isList = (value: unknown) => Array.isArray(value) && value.every(isRecord);

const lists = ['routes', 'navigation', 'commands', 'search', 'loadFailures'];

const isContributions = (value: unknown): value is DescribedContributions =>
  isRecord(value) &&
  typeof value['label'] === 'string' &&
  isRecord(value['icons']) &&
  isList(value['textCommands'] ?? []) &&
  lists.every((list) => isList(value[list]));

const isEntry = (value: unknown): value is RemoteEntry =>
  isRecord(value) &&
  typeof value['name'] === 'string' &&
  typeof value['entry'] === 'string' &&
  Array.isArray(value['paths']) &&
  value['paths'].every(isPath) &&
  Array.isArray(value['modals']) &&
  isContributions(value['contributions']);

/**
 * Reads the content of remotes.json. An entry that does not fit is left out: only that app is missing.
 *
 * @param onUnfit receives an error that names each entry that does not fit
 * @throws RemotesManifestError when there is no list, or nothing in it fits
 */
export function readRemotesManifest(
  content: unknown,
  onUnfit: (error: RemotesManifestError) => void = () => undefined,
): RemoteEntry[] {
  const remotes: unknown = isRecord(content) ? content['remotes'] : undefined;
  if (!Array.isArray(remotes)) {
    throw new RemotesManifestError('remotes.json has no list named "remotes".');
  }
  const unfit = remotes.flatMap((entry: unknown, index) =>
    isEntry(entry) ? [] : [describeUnfit(entry, index)],
  );
  const fitting = remotes.filter(isEntry);
  if (fitting.length === 0 && unfit[0]) throw unfit[0];
  unfit.forEach(onUnfit);
  return fitting;
}

function describeUnfit(entry: unknown, index: number): RemotesManifestError {
  const name = isRecord(entry) && typeof entry['name'] === 'string' ? ` '${entry['name']}'` : '';
  return new RemotesManifestError(
    `remotes.json, entry ${index + 1}${name}: name, entry, paths, modals and complete contributions are needed.`,
  );
}
