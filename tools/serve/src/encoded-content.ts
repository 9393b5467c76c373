import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

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
  #brotli: Buffer | undefined;
  #gzip: Promise<Buffer> | undefined;

  /** @param brotli the same content, compressed by the build; without it gzip is offered */
  constructor(body: Buffer, brotli?: Buffer) {
    this.#body = body;
    this.#brotli = brotli;
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
    if (this.#brotli && accepts(header, 'br')) return encoded(this.#brotli, 'br');
    if (!accepts(header, 'gzip')) return encoded(this.#body);
    this.#gzip ??= compressGzip(this.#body);
    return encoded(await this.#gzip, 'gzip');
  }

  /** The body as it is, for content that compression makes no smaller. */
  plain(): EncodedBody {
    return encoded(this.#body);
  }
}

const encoded = (body: Buffer, coding?: string): EncodedBody => ({
  body,
  headers: { 'Content-Length': body.byteLength, ...(coding && { 'Content-Encoding': coding }) },
});
