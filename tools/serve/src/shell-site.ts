import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildFolder, remoteNames } from './app-folders.ts';
import { EncodedContent } from './encoded-content.ts';
import { sendJson, sendText } from './json-response.ts';
import { remoteSite } from './remote-site.ts';
import { documentAt, filePaths } from './shell-routes.ts';
import { StaticFiles } from './static-files.ts';

export interface ShellSiteOptions {
  /** Content of config.json, which the shell reads when it starts. */
  configuration: unknown;
  /** Gives the content of remotes.json. */
  remotes: () => Promise<EncodedContent>;
  /** A folder with further builds of remotes; a file of it is served before one of `apps`. */
  releases?: string | undefined;
  /** Serve the remotes below /remotes/ of the same origin. */
  withRemotes: boolean;
  /** The folder of all apps, if another than `apps`: its builds are served as they change. */
  apps?: string | undefined;
}

export type Site = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const isFilePath = (path: string): boolean => filePaths.some((own) => path.startsWith(`${own}/`));

/**
 * The shell's origin: its files, its run-time configuration, and the rewrites of firebase.json:
 * the application's paths to app.html, everything else to the landing page.
 */
export async function shellSite(options: ShellSiteOptions): Promise<Site> {
  const shell = new StaticFiles(buildFolder('shell', options.apps));
  if (options.apps === undefined) shell.keepAll();
  const remotes = new Map<string, Site>();
  if (options.withRemotes) {
    for (const name of remoteNames) {
      remotes.set(name, remoteSite(name, options.apps, options.releases));
    }
  }
  const configuration = await EncodedContent.ofJson(options.configuration);

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendText(response, 405, 'Only GET and HEAD are answered here.');
    }
    const path = pathOf(request);
    if (path === '/config.json') return sendJson(configuration, request, response);
    if (path === '/remotes.json') return sendJson(await options.remotes(), request, response);
    const [, name, rest] = /^\/remotes\/(\w+)(\/.*)$/.exec(path) ?? [];
    const remote = name === undefined ? undefined : remotes.get(name);
    if (remote && rest) {
      request.url = rest;
      return remote(request, response);
    }
    if (path !== '/' && (await shell.serve(path, request, response))) return;
    if (isFilePath(path)) return sendText(response, 404, 'There is no such file.');
    if (await shell.serve(documentAt(path), request, response)) return;
    sendText(response, 503, 'The shell is not built yet: run npm run build.');
  };
}

/** The path of an address; one that cannot be decoded, such as `/people/%`, as it is. */
function pathOf({ url = '/' }: IncomingMessage): string {
  const { pathname } = new URL(`http://localhost${url}`);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
