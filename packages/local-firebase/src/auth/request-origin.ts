import type { IncomingMessage, ServerResponse } from 'node:http';
import { isLoopbackName } from './continue-url.ts';

const HEADER_NAMES = /^[A-Za-z0-9, _-]{1,1024}$/;

/**
 * Answers whether the request may go on: one without an Origin, or from the app's own. Sets the
 * headers that let the app's pages read the answer.
 */
export const admitOrigin = (
  request: IncomingMessage,
  response: ServerResponse,
  allowedOrigins: readonly string[],
): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  response.setHeader('Vary', 'Origin');
  if (!allowedOrigins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  return true;
};

/** Answers the browser's question before a request from another of the app's origins. */
export const answerPreflight = (request: IncomingMessage, response: ServerResponse): void => {
  const asked = request.headers['access-control-request-headers'] ?? '';
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PATCH, DELETE');
  if (HEADER_NAMES.test(asked)) response.setHeader('Access-Control-Allow-Headers', asked);
  if (request.headers['access-control-request-private-network'] === 'true') {
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
  }
  response.setHeader('Access-Control-Max-Age', '7200');
  response.writeHead(204).end();
};

/** The client's network address; an IPv6 network counts as one. */
export const clientAddress = (request: IncomingMessage): string => {
  const address = (request.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
};

/**
 * True when the request was made on this machine to one of its own names: not through a proxy, and
 * not by a page that pointed its own name here.
 */
export const isFromThisMachine = (request: IncomingMessage): boolean => {
  const address = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const loopback = address === '::1' || address.startsWith('127.');
  const proxied = ['forwarded', 'x-forwarded-for', 'x-real-ip'].some(
    (name) => request.headers[name] !== undefined,
  );
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  return loopback && !proxied && isLoopbackName(host);
};
