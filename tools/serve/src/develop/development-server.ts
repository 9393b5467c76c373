import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { PortError } from '../listen.ts';

const appsFolder = new URL('../../../../apps/', import.meta.url);

/** Folder of an app's sources. */
export const appFolder = (app: string): string => fileURLToPath(new URL(app, appsFolder));

const portTaken = /^Port \d+ is already in use$/;

/**
 * Starts the shell's Vite development server with its own configuration and more plugins.
 *
 * @throws PortError when the port is taken
 */
export async function startDevelopmentServer(
  port: number,
  plugins: Plugin[],
): Promise<{ close: () => Promise<void> }> {
  const folder = appFolder('shell');
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    server: { port },
    plugins,
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    throw portTaken.test((error as Error).message) ? portTakenError('the shell', port) : error;
  }
  return server;
}

/** Says that the port of a development server is taken, and what to do. @param part such as `people` */
export const portTakenError = (part: string, port: number): PortError =>
  new PortError(
    `Port ${port}, on which ${part} is developed, is taken by another program, perhaps an Evergift that still runs. End that program, or choose another port: npm run dev -- --port ${port + 100}`,
  );
