import { isIP } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '../http/read-body.ts';

const EXPOSED = 'X-HTTP-Session-Id, X-Client-Wire-Protocol';
const HEADER_NAMES = /^[A-Za-z0-9, _-]{1,1024}$/;

/**
 * Lets in the app's own pages alone and sets the headers by which they may read the answers. A
 * page of another site must not reach the database through the browser of someone who runs it.
 */
export interface OriginPolicy {
  /** @throws RequestError 403 or 421 */
  admit(request: IncomingMessage, response: ServerResponse): void;
  answerPreflight(request: IncomingMessage, response: ServerResponse): void;
}

/** `origins` are those allowed besides the server's own, such as `http://localhost:4201`. */
export function createOriginPolicy(origins: readonly string[]): OriginPolicy {
  const namedHosts = new Set(origins.map((origin) => new URL(origin).hostname));

  /** A name that someone else's DNS could point here is not trusted. */
  const isOwnHost = (hostname: string) =>
    isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || namedHosts.has(hostname);

  const isAllowed = (origin: string, host: URL) => {
    if (origins.includes(origin)) return true;
    const page = parse(origin);
    if (!page || page.protocol !== 'http:' || page.port !== host.port) return false;
    return page.hostname === host.hostname || isPrefixed(host.hostname, page.hostname);
  };

  return {
    admit(request, response) {
      const host = parse(`http://${request.headers.host ?? ''}`);
      if (!host || !isOwnHost(host.hostname)) {
        throw new RequestError(421, 'The backend does not answer under this host name.');
      }
      const { origin } = request.headers;
      if (origin === undefined) {
        if (isEmbedded(request)) throw foreign('another site');
        return;
      }
      response.setHeader('Vary', 'Origin');
      if (!isAllowed(origin, host)) throw foreign(origin);
      response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      response.setHeader('Access-Control-Expose-Headers', EXPOSED);
    },
    answerPreflight(request, response) {
      const asked = request.headers['access-control-request-headers'] ?? '';
      response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, PATCH, DELETE');
      if (HEADER_NAMES.test(asked)) response.setHeader('Access-Control-Allow-Headers', asked);
      if (request.headers['access-control-request-private-network'] === 'true') {
        response.setHeader('Access-Control-Allow-Private-Network', 'true');
      }
      response.setHeader('Access-Control-Max-Age', '7200');
      response.writeHead(204).end();
    },
  };
}

/** An image, a frame or the like in another site's page; following a link, as in a mail, is not. */
function isEmbedded({ headers }: IncomingMessage): boolean {
  if (headers['sec-fetch-site'] !== 'cross-site') return false;
  return headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document';
}

const foreign = (origin: string): RequestError =>
  new RequestError(
    403,
    `${origin} is not one of the app's origins; name it in the option origins.`,
  );

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost');
}

/** `w3.localhost` carries the back channels of pages on `localhost`. */
function isPrefixed(hostname: string, base: string): boolean {
  return base === 'localhost' && /^w\d+\.localhost$/.test(hostname);
}

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}
