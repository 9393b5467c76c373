import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestError } from '../http/read-body.ts';
import type { TrustedProxies } from '../http/trusted-proxies.ts';

const EXPOSED = 'X-HTTP-Session-Id, X-Client-Wire-Protocol';
const HEADER_NAMES = /^[A-Za-z0-9, _-]{1,1024}$/;

/**
 * Lets in the pages of configured origins alone and sets the headers by which they may read the
 * answers. A page of another site must not reach the database through the browser of someone who
 * runs it. What a request says of itself (`Host`, `Origin`) is compared with the configuration and
 * never added to it.
 */
export interface OriginPolicy {
  /** @throws RequestError 400, 403 or 421 */
  admit(request: IncomingMessage, response: ServerResponse): void;
  answerPreflight(request: IncomingMessage, response: ServerResponse): void;
}

/** All are called at each request: an address may be known only once the server listens. */
export interface OriginPolicyOptions {
  /** The origins whose pages may call, such as `http://localhost:4200`. */
  origins: () => readonly string[];
  /** Origins that name this server without pages of their own: those of the back channels. */
  otherNames: () => readonly string[];
  proxies: Pick<TrustedProxies, 'host'>;
}

export function createOriginPolicy(options: OriginPolicyOptions): OriginPolicy {
  const { origins, otherNames, proxies } = options;
  /** A name that someone else's DNS could point here is not trusted. The port may be forwarded. */
  const isOwnHost = (host: URL): boolean =>
    [...origins(), ...otherNames()].some((origin) => new URL(origin).hostname === host.hostname);

  return {
    admit(request, response) {
      if (namesTwoHosts(request)) throw new RequestError(400, 'The request names two hosts.');
      const host = parse(`http://${proxies.host(request) ?? ''}`);
      if (!host || !isOwnHost(host)) {
        throw new RequestError(
          421,
          'The backend does not answer under this host name. If people reach it there, start the server with this public URL.',
        );
      }
      const { origin } = request.headers;
      if (origin === undefined) {
        if (isEmbedded(request)) throw foreign('another site');
        return;
      }
      response.setHeader('Vary', 'Origin');
      if (!origins().includes(origin)) throw foreign(origin);
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
    `${origin} is not one of the app's origins. If people reach the app there, start the server with this public URL, or name it among its origins.`,
  );

function parse(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined;
}

/**
 * Whether a request has more than one `Host` header. Node reads the first and passes the others
 * over; a proxy in front of it may read the last (RFC 9112, 3.2: answer 400).
 */
export function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  const names = rawHeaders.filter((_value, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
