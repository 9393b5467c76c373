import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReleaseList, ReleaseListError } from '@evergift/releases';
import { EncodedContent } from './encoded-content.ts';
import type { Log } from './log/create-log.ts';
import type { ServeOptions } from './options.ts';
import { remotesManifest } from './remotes-manifest.ts';

/**
 * The remotes.json of a folder with releases, read anew at each request. One that cannot be read is
 * refused in words, and the one before goes on.
 */
class ServedReleases {
  readonly #file: string;
  readonly #log: Log;
  #text = '';
  #refused = '';
  #content: EncodedContent | undefined;

  constructor(folder: string, log: Log) {
    this.#file = join(folder, 'remotes.json');
    this.#log = log;
  }

  /** @throws ReleaseListError, or that of the file system, when there was never one that fits */
  async content(): Promise<EncodedContent> {
    try {
      const text = await readFile(this.#file, 'utf8');
      if (this.#content && text === this.#text) return this.#content;
      const next: unknown = parse(text);
      readReleaseList(next, (error) => {
        throw error;
      });
      this.#content = await EncodedContent.ofJson(next);
      this.#text = text;
      this.#refused = '';
    } catch (error) {
      if (!this.#content) throw error;
      const { message } = error as Error;
      if (message !== this.#refused) {
        this.#log(`${this.#file} was not taken, the one before goes on: ${message}`);
      }
      this.#refused = message;
    }
    return this.#content;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseListError('remotes.json is not JSON.', { cause });
  }
}

/**
 * Gives the content of remotes.json: of a folder with releases, or of what lies in `apps`.
 *
 * @throws ReleaseListError when the folder's does not fit
 */
export async function listedReleases(
  { apps, releases }: Pick<ServeOptions, 'apps' | 'releases'>,
  addressOf: (name: string) => string,
  log: Log,
): Promise<() => Promise<EncodedContent>> {
  if (releases !== undefined) {
    const served = new ServedReleases(releases, log);
    await served.content();
    return () => served.content();
  }
  const read = () => EncodedContent.ofJson(remotesManifest(addressOf, undefined, apps));
  // Builds in another folder are served as they change.
  if (apps !== undefined) return read;
  const content = await read();
  return () => Promise.resolve(content);
}
