import type { Patch } from './patch.ts';

const app = /\/@firebase\/app\/dist\/esm\/index\.esm\.js$/;
const registration = /_registerComponent\(new Component\('heartbeat', [^;]*;/g;

/**
 * Counts no days of use for Google. Firebase keeps a database for them on the device and sends them with a request of
 * its sign-in; where the count is missing, it sends none.
 *
 * Not reported upstream: it serves Google's own figures.
 */
export function withoutHeartbeat(code: string): string | undefined {
  if (code.match(registration)?.length !== 1) return undefined;
  return code.replace(registration, '');
}

export const noHeartbeat: Patch = {
  module: app,
  change: withoutHeartbeat,
  lookAt: 'how it counts days of use',
};
