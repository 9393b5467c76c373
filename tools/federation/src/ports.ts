import { readFileSync } from 'node:fs';

/** Port of the shell's development server. */
export const shellPort = 4200;

/** Port of a remote's development server: `config.port` of its package.json. */
export function remotePort(name: string): number {
  const file = new URL(`../../../apps/${name}/package.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { config: { port: number } }).config.port;
}
