import { readdir, readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { EncodedContent } from './encoded-content.ts';
import { documentHeaders, isLoadedByPages } from './security/security-headers.ts';

const decompress = promisify(brotliDecompress);

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const hashedName = /\/assets\/.*-[\w-]{8}\.\w+$/;
/**
 * How long a file may be kept. A document of the application never: WebKit would keep it together with its open
 * databases, and every later page would wait for them (libs/data/src/firebase/end-transactions.ts).
 */
function cacheControlOf(path: string): string {
  if (hashedName.test(path)) return 'public, max-age=31536000, immutable';
  return path === '/app.html' ? 'no-store' : 'no-cache';
}

const compressible = /^(text|application|image\/svg)/;

interface CachedFile {
  modified: number;
  content: EncodedContent;
}

const notThere = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

/** Nothing for what is not there; any other failure is thrown on. */
const orNothing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (notThere.has(error.code ?? '')) return nothing;
    throw error;
  };

/**
 * Serves the files of one built app. A file that a new build replaced is read again, unless `hold`
 * took them all into memory before.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #files = new Map<string, CachedFile>();
  #isHeld = false;

  constructor(folder: string) {
    this.#folder = normalize(folder);
  }

  /**
   * Reads every file now and serves these from then on: a build that empties the folder, or that is
   * half done, is not seen. Takes the memory of the files, without source maps.
   */
  async hold(): Promise<void> {
    const entries = await readdir(this.#folder, { recursive: true }).catch(orNothing<string[]>([]));
    for (const path of entries) {
      const name = join(this.#folder, path);
      if (contentTypes[extname(name)]) await this.#load(name).catch(orNothing(undefined));
    }
    this.#isHeld = true;
  }

  /** Answers with the file at `path` (a URL path below this folder); false when there is none. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const type = contentTypes[extname(path)];
    if (!type || path.includes('\0')) return false;
    const file = await this.#read(path);
    if (!file) return false;
    if (isLoadedByPages(path)) documentHeaders.forEach((name) => response.removeHeader(name));
    const { content, modified } = file;
    const headers = {
      ETag: content.tag,
      'Last-Modified': new Date(modified).toUTCString(),
      'Cache-Control': cacheControlOf(path),
      Vary: 'Accept-Encoding',
    };
    if (content.isKnownTo(request)) {
      response.writeHead(304, headers).end();
      return true;
    }
    const answer = compressible.test(type) ? await content.encodeFor(request) : content.plain();
    response.writeHead(200, { ...headers, 'Content-Type': type, ...answer.headers });
    response.end(request.method === 'HEAD' ? undefined : answer.body);
    return true;
  }

  async #read(path: string): Promise<CachedFile | undefined> {
    const name = join(this.#folder, path);
    if (!name.startsWith(this.#folder + sep)) return undefined;
    if (this.#isHeld) return this.#files.get(name);
    return this.#load(name).catch(orNothing(undefined));
  }

  /** The file as it is now; read again only when it was changed. */
  async #load(name: string): Promise<CachedFile> {
    const modified = (await stat(name)).mtimeMs;
    const known = this.#files.get(name);
    if (known?.modified === modified) return known;
    const body = await readFile(name);
    const file = {
      modified,
      content: new EncodedContent(body, await compressedByBuild(name, body)),
    };
    this.#files.set(name, file);
    return file;
  }
}

/** What the build compressed (tools/federation/src/precompress.ts), unless the file has changed since. */
async function compressedByBuild(name: string, body: Buffer): Promise<Buffer | undefined> {
  const compressed = await readFile(`${name}.br`).catch(orNothing(undefined));
  if (!compressed) return undefined;
  const content = await decompress(compressed).catch(() => undefined);
  return content?.equals(body) ? compressed : undefined;
}
