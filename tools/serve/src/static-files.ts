import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const compress = promisify(gzip);

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
const compressible = /^(text|application|image\/svg)/;

interface CachedFile {
  modified: number;
  /** Changes with the content: who has this already is told so. */
  tag: string;
  body: Buffer;
  compressed: Buffer | undefined;
}

const notThere = new Set(['ENOENT', 'EISDIR', 'ENOTDIR']);

/** Serves the files of one built app; a file that a new build replaced is read again. */
export class StaticFiles {
  readonly #folder: string;
  readonly #files = new Map<string, CachedFile>();

  constructor(folder: string) {
    this.#folder = normalize(folder);
  }

  /** Answers with the file at `path` (a URL path below this folder); false when there is none. */
  async serve(path: string, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const type = contentTypes[extname(path)];
    if (!type || path.includes('\0')) return false;
    const file = await this.#read(path, compressible.test(type));
    if (!file) return false;
    const acceptsGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const compressed = acceptsGzip ? file.compressed : undefined;
    const body = compressed ?? file.body;
    const headers = {
      ETag: file.tag,
      'Last-Modified': new Date(file.modified).toUTCString(),
      'Cache-Control': hashedName.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === file.tag) {
      response.writeHead(304, headers).end();
      return true;
    }
    response.writeHead(200, {
      ...headers,
      'Content-Type': type,
      'Content-Length': body.byteLength,
      ...(compressed ? { 'Content-Encoding': 'gzip' } : {}),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }

  async #read(path: string, isText: boolean): Promise<CachedFile | undefined> {
    const name = join(this.#folder, path);
    if (!name.startsWith(this.#folder + sep)) return undefined;
    try {
      const modified = (await stat(name)).mtimeMs;
      const known = this.#files.get(name);
      if (known?.modified === modified) return known;
      const body = await readFile(name);
      const tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
      const file = { modified, tag, body, compressed: isText ? await compress(body) : undefined };
      this.#files.set(name, file);
      return file;
    } catch (error) {
      if (notThere.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
  }
}
