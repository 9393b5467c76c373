import { once } from 'node:events';
import { lookup } from 'node:dns/promises';
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';

/**
 * What to say to somebody whose port is taken, in the words of `src/listen.ts`, which needs a build.
 * Any other error, such as a wrong option, is left to the server.
 *
 * @param {'npm start' | 'npm run dev'} command
 * @param {string[]} words that follow it
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<string | undefined>} nothing when the port is free
 */
export async function takenPort(command, words, environment) {
  const { values } = parseArgs({
    args: words,
    strict: false,
    options: { port: { type: 'string' }, host: { type: 'string' } },
  });
  const port = Number(values.port ?? (environment['EVERGIFT_PORT'] || 4200));
  const host = String(values.host ?? (environment['EVERGIFT_HOST'] || 'localhost'));
  if (!Number.isInteger(port) || port < 1 || port > 65534) return undefined;
  for (const { address } of await lookup(host, { all: true }).catch(() => [])) {
    if (await isTaken(port, address)) {
      // Those above a development server's are its apps'.
      const free = command === 'npm run dev' ? port + 100 : port + 1;
      return `Port ${port} is taken by another program. End that program, or choose another port: ${command} -- --port ${free}`;
    }
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string} address
 */
async function isTaken(port, address) {
  const server = createServer().listen(port, address);
  try {
    await once(server, 'listening');
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
  }
  server.close();
  await once(server, 'close');
  return false;
}
