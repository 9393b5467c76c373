import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isLoopbackConnection, isLoopbackHost } from './loopback.ts';
import { namesProxy } from './trusted-proxies.ts';

/** The bearer token of an administrator of the official emulator. */
export const EMULATOR_TOKEN = 'owner';

export type Administration = ReturnType<typeof createAdministration>;

/**
 * Whether a request may administer accounts, documents and rules: for tests alone. It needs three
 * things: that it was turned on with a token, that people reach this server on this machine only, and
 * that the connection was made here, with no trace of a proxy.
 * @param publicUrl where people reach this server; asked at each request
 */
export function createAdministration(token: string | undefined, publicUrl: () => string) {
  const isOpen = (request: IncomingMessage): boolean =>
    token !== undefined &&
    isLoopbackHost(new URL(publicUrl()).hostname) &&
    isLoopbackConnection(request) &&
    !namesProxy(request);
  const isBearer = (authorization: string | undefined): boolean =>
    token !== undefined &&
    authorization !== undefined &&
    isSameSecret(authorization, `Bearer ${token}`);
  return {
    /** True when the Authorization header contains the administrator's token. */
    isAdministrator: (authorization: string | undefined, request: IncomingMessage): boolean =>
      isOpen(request) && isBearer(authorization),
    /**
     * True for the emulator's own paths (`/emulator/v1/…`). The official emulator asks for no token
     * there, so neither does this one while the token is `owner`, which everybody knows.
     */
    mayControl: (request: IncomingMessage): boolean =>
      isOpen(request) && (token === EMULATOR_TOKEN || isBearer(request.headers.authorization)),
  };
}

/** Compares in a time that does not depend on where two texts of one length differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
