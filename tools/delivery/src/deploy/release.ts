import { createHash } from 'node:crypto';
import { DeploymentError } from './deployment-error.ts';

/** One file of a release, as release.json lists it. */
export interface ReleaseFile {
  /** Relative to the site's address, with slashes. */
  path: string;
  bytes: number;
  /** SHA-256 of the content, hexadecimal. */
  sha256: string;
}

/** The content of release.json; tools/federation writes it. */
export interface Release {
  name: string;
  version: string;
  build: string;
  files: readonly ReleaseFile[];
}

export const sha256 = (content: Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whether something is one line of a list of files. Its path never leads out of a site's folder. */
export const isReleaseFile = (value: unknown): value is ReleaseFile =>
  isRecord(value) &&
  typeof value['path'] === 'string' &&
  !value['path'].split('/').some((part) => part === '' || part === '.' || part === '..') &&
  !/[\\\0]/.test(value['path']) &&
  typeof value['bytes'] === 'number' &&
  typeof value['sha256'] === 'string';

/**
 * Reads the content of a release.json.
 *
 * @param where named when it is not what it should be
 * @throws DeploymentError
 */
export function readRelease(content: unknown, where: string): Release {
  if (
    isRecord(content) &&
    typeof content['name'] === 'string' &&
    typeof content['version'] === 'string' &&
    typeof content['build'] === 'string' &&
    Array.isArray(content['files']) &&
    content['files'].every(isReleaseFile)
  ) {
    return content as unknown as Release;
  }
  throw new DeploymentError(`${where} is no list of a release: it needs name, version and files.`);
}
