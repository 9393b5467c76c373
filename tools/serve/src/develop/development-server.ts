import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Plugin } from 'vite';
import { PortError } from '../listen.ts';

const appsFolder = new URL('../../../../apps/', import.meta.url);

/** Folder of an app's sources. */
export const appFolder = (app: string): string => fileURLToPath(new URL(app, appsFolder));

const portTaken = /^Port (\d+) is already in use$/;

/**
 * Starts an app's Vite development server with its own configuration and more plugins.
 *
 * @throws PortError when the app's port is taken
 */
export async function startDevelopmentServer(
  app: string,
  plugins: Plugin[],
): Promise<{ close: () => Promise<void> }> {
  const folder = appFolder(app);
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    plugins,
  });
  try {
    await server.listen();
  } catch (error) {
    await server.close();
    const [, port] = portTaken.exec((error as Error).message) ?? [];
    if (port === undefined) throw error;
    throw portTakenError(app, port);
  }
  return server;
}

/** Says that the port of an app's development server is taken, and what to do. */
export const portTakenError = (app: string, port: number | string): PortError =>
  new PortError(
    `Port ${port}, on which ${app} is developed, is taken by another program, perhaps an Evergift that still runs. End that program.`,
  );
