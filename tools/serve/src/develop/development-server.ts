import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { Plugin } from 'vite';

const appsFolder = new URL('../../../../apps/', import.meta.url);

/** Folder of an app's sources. */
export const appFolder = (app: string): string => fileURLToPath(new URL(app, appsFolder));

/** Starts an app's Vite development server with its own configuration and more plugins. */
export async function startDevelopmentServer(
  app: string,
  options: { mode: string; plugins: Plugin[] },
): Promise<{ close: () => Promise<void> }> {
  const folder = appFolder(app);
  const server = await createServer({
    root: folder,
    configFile: `${folder}/vite.config.ts`,
    mode: options.mode,
    plugins: options.plugins,
  });
  await server.listen();
  return server;
}
