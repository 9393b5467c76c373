import { createHash } from 'node:crypto';
import type { Release, ReleaseFile } from '@evergift/contract/release';
import { DeploymentError } from './deployment-error.ts';

/** The files that describe a build of a remote under its own name (tools/federation/src/release.ts). */
export const descriptionsOf = (build: string): string[] =>
  ['mf-manifest', 'release', 'build', 'contract'].map((name) => `${name}-${build}.json`);

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
