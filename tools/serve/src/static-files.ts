import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { EncodedContent } from './encoded-content.ts';
import { iconCaching, iconPath } from './security/icon-caching.ts';
import { documentHeaders, isLoadedByPages } from './security/security-headers.ts';
import { storedFiles } from './stored-files.ts';
import type { StoredFile, StoredFiles } from './stored-files.ts';

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
  if (path === iconPath) return iconCaching;
  return path === '/app.html' ? 'no-store' : 'no-cache';
}

const compressible = /^(text|application|image\/svg)/;

interface CachedFile {
  modified: number;
  size: number;
  content: EncodedContent;
}

/** Files as this process read them last: what several of its servers serve is read and compared once. */
const readBefore = new Map<string, CachedFile>();

/**
 * Serves the files of one built app. A file that a new build replaced is read again, unless `keepAll`
 * took them all into memory before.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #stored: StoredFiles;
  readonly #files = new Map<string, CachedFile>();
  #isKept = false;

  constructor(folder: string) {
    this.#folder = folder;
    this.#stored = storedFiles(folder);
  }

  /**
   * Reads every file now and serves these from then on: a build that empties the folder, or that is
   * half done, is not seen. Takes the memory of the files, without source maps.
   */
  keepAll(): void {
    for (const path of this.#stored.paths()) {
      if (contentTypes[extname(path)]) this.#load(path);
    }
    this.#isKept = true;
  }

  /** Answers with the file at `path` (a URL path below this folder); false when there is none. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const type = contentTypes[extname(path)];
    if (!type || path.includes('\0')) return false;
    const file = this.#read(path);
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

  #read(path: string): CachedFile | undefined {
    return this.#isKept ? this.#files.get(join(this.#folder, path)) : this.#load(path);
  }

  /** The file as it is now; read again only when it was changed. */
  #load(path: string): CachedFile | undefined {
    const stored = this.#stored.find(path);
    if (!stored) return undefined;
    const name = join(this.#folder, path);
    const { modified, size } = stored;
    const known = readBefore.get(name);
    const isSame = known?.modified === modified && known.size === size;
    const content = isSame ? known.content : this.#content(path, stored);
    if (!content) return undefined;
    const file = { modified, size, content };
    readBefore.set(name, file);
    this.#files.set(name, file);
    return file;
  }

  /** What is read now; nothing when the file went away meanwhile. */
  #content(path: string, stored: StoredFile): EncodedContent | undefined {
    const body = stored.read();
    // `precompress` wrote the copy; the file may have changed since.
    return body && new EncodedContent(body, this.#stored.find(`${path}.br`)?.read());
  }
}
