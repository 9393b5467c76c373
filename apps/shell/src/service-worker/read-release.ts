import type { ReleaseFile } from '@evergift/contract/release';

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
export function readRelease(text: string, address: string): { files: readonly KeptFile[] } {
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
