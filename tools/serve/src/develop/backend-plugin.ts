import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { EncodedContent } from '../encoded-content.ts';
import { sendJson } from '../json-response.ts';
import { isApplicationPath } from '../shell-routes.ts';
import type { Site } from '../shell-site.ts';

interface BackendPluginOptions {
  /** Answers the backend's own paths; false for any other. */
  handle: (request: IncomingMessage, response: ServerResponse) => boolean;
  configuration: unknown;
  /** Content of remotes.json. */
  remotes: unknown;
  /** The builds that are served below /remotes/, by their apps' names. */
  builds: ReadonlyMap<string, Site>;
  /** Called with the path of each page of the application that is opened. */
  onPage: (path: string) => void;
}

const retiredWorker = '/src/service-worker/retired-worker.ts';

/** Mounts the local backend and the run-time configuration in a development server. */
export function backendPlugin({
  handle,
  configuration,
  remotes,
  builds,
  onPage,
}: BackendPluginOptions): Plugin {
  return {
    name: 'evergift-local-backend',
    async configureServer(server) {
      const ownConfiguration = await EncodedContent.ofJson(configuration);
      const manifest = await EncodedContent.ofJson(remotes);
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/config.json') return void sendJson(ownConfiguration, request, response);
        if (pathname === '/remotes.json') return void sendJson(manifest, request, response);
        const [, name = '', rest] = /^\/remotes\/(\w+)(\/.*)$/.exec(pathname) ?? [];
        const build = builds.get(name);
        if (build && rest) {
          request.url = rest;
          return void build(request, response);
        }
        // A worker that `npm start` left in this browser would go on showing what was built.
        if (pathname === '/service-worker.js') request.url = retiredWorker;
        if (handle(request, response)) return;
        if (isApplicationPath(pathname)) {
          onPage(pathname);
          request.url = '/app.html';
        }
        next();
      });
    },
  };
}
