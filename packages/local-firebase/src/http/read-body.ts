import type { IncomingMessage } from 'node:http';

/** A request that is refused before anyone looks at its content. */
export class RequestError extends Error {
  /** The HTTP status to answer. */
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.name = 'RequestError';
    this.httpStatus = httpStatus;
  }
}

/** Reads a body of at most `limit` bytes as UTF-8. @throws RequestError 413 or 400 */
export async function readBody(request: IncomingMessage, limit: number): Promise<string> {
  const tooLarge = () => new RequestError(413, `The request is larger than ${limit} bytes.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
  const parts: Buffer[] = [];
  let size = 0;
  try {
    // The connection stays, so that a refusal can be answered over it.
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      size += part.length;
      if (size > limit) throw tooLarge();
      parts.push(part);
    }
  } catch (error) {
    if (error instanceof RequestError) throw error;
    throw new RequestError(400, 'The connection ended before the request was complete.');
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(parts));
  } catch {
    throw new RequestError(400, 'The body is not UTF-8 text.');
  }
}
