import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

const scriptOf = (name: string): string =>
  fileURLToPath(new URL(`../${name}.mjs`, import.meta.url));

test.each([
  ['npm start', 'start', 1],
  ['npm run dev', 'dev', 100],
])('%s names a taken port before it builds anything', async (command, script, further) => {
  const other = await listen((_, response) => response.end(), 'localhost', 0);
  const start = spawn(process.execPath, [scriptOf(script), '--port', String(other.port)]);
  let output = '';
  for (const stream of [start.stdout, start.stderr]) {
    stream.on('data', (text) => (output += String(text)));
  }
  expect(await once(start, 'close')).toEqual([1, null]);
  expect(output).toBe(
    `Port ${other.port} is taken by another program. End that program, or choose another port: ${command} -- --port ${other.port + further}\n`,
  );
  await other.close();
});
