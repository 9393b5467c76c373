import { readFileSync } from 'node:fs';

/** Port of the shell's development server. */
export const shellPort = 4200;

/** Port of a remote's development server, from its `remote.json`. */
export function remotePort(name: string): number {
  const file = new URL(`../../../apps/${name}/remote.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { port: number }).port;
}
