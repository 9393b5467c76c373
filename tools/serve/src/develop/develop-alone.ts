import { developmentPort } from './ports.ts';
import { backendPlugin } from './backend-plugin.ts';
import { openDevelopmentBackend } from './development-backend.ts';
import { startDevelopmentServer } from './development-server.ts';

/** One app by itself: no federation, its own page, the local backend, signing in included. */
export async function developAlone(app: string, dataFolder: string | undefined) {
  const origin = `http://localhost:${developmentPort(app)}`;
  const backend = await openDevelopmentBackend(origin, dataFolder);
  const plugin = backendPlugin({ handle: backend.handle, configuration: backend.configuration });
  const options = { mode: 'standalone', plugins: [plugin] };
  const server = await startDevelopmentServer(app, options).catch(async (error: unknown) => {
    await backend.close();
    throw error;
  });
  return {
    welcome: `${app} runs alone at ${origin}\nMails: ${backend.mails}`,
    close: async () => {
      await server.close();
      await backend.close();
    },
  };
}
