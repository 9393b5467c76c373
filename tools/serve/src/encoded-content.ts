import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** Whether an Accept-Encoding header takes this coding; `q=0` refuses it. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    return name === coding && !parameters.some((text) => /^q=0(\.0*)?$/.test(text));
  });

/** A body in the encoding that its client takes. */
export interface EncodedBody {
  body: Buffer;
  headers: Readonly<Record<string, string | number>>;
}

/** Some content with its compressed forms. */
export class EncodedContent {
  /**
   * Changes with the content, whatever its encoding: it is a weak tag, which says that two answers
   * mean the same and not that their bytes are equal (RFC 9110, 8.8.1).
   */
  readonly tag: string;
  readonly #body: Buffer;
  readonly #compressed: Buffer | undefined;
  #brotli: Promise<Buffer | undefined> | undefined;
  #gzip: Promise<Buffer> | undefined;

  /**
   * @param compressed what was compressed by Brotli before; without it, and when it is that of another content, gzip
   * is offered
   */
  constructor(body: Buffer, compressed?: Buffer) {
    this.#body = body;
    this.#compressed = compressed;
    this.tag = `W/"${createHash('sha256').update(body).digest('base64url')}"`;
  }

  /** A value as JSON, which no build has compressed. */
  static async ofJson(value: unknown): Promise<EncodedContent> {
    const body = Buffer.from(JSON.stringify(value));
    return new EncodedContent(body, await compressBrotli(body));
  }

  /** Whether the client has this content already. */
  isKnownTo({ headers }: IncomingMessage): boolean {
    return headers['if-none-match'] === this.tag;
  }

  /** The body as the client takes it, with the headers that describe it. */
  async encodeFor({ headers }: IncomingMessage): Promise<EncodedBody> {
    const header = String(headers['accept-encoding'] ?? '');
    if (this.#compressed && accepts(header, 'br')) {
      this.#brotli ??= ifSame(this.#compressed, this.#body);
      const brotli = await this.#brotli;
      if (brotli) return encoded(brotli, 'br');
    }
    if (!accepts(header, 'gzip')) return encoded(this.#body);
    this.#gzip ??= compressGzip(this.#body);
    return encoded(await this.#gzip, 'gzip');
  }

  /** The body as it is, for content that compression makes no smaller. */
  plain(): EncodedBody {
    return encoded(this.#body);
  }
}

/** Read when it is first asked for: a server that starts has hundreds of files, and its first page needs a dozen. */
async function ifSame(compressed: Buffer, body: Buffer): Promise<Buffer | undefined> {
  const content = await decompress(compressed).catch(() => undefined);
  return content?.equals(body) ? compressed : undefined;
}

const encoded = (body: Buffer, coding?: string): EncodedBody => ({
  body,
  headers: { 'Content-Length': body.byteLength, ...(coding && { 'Content-Encoding': coding }) },
});
