import { buildFolder } from './app-folders.ts';
import type { RemoteName } from './app-folders.ts';
import { sendText } from './json-response.ts';
import type { Site } from './shell-site.ts';
import { StaticFiles } from './static-files.ts';

/**
 * The files of one remote's build, readable from another origin.
 *
 * @param allowedOrigin the shell's origin, or `*`: the files are public
 */
export function remoteSite(name: RemoteName, allowedOrigin: string): Site {
  const files = new StaticFiles(buildFolder(name));
  return async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', allowedOrigin);
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (await files.serve(pathname, request, response)) return;
    sendText(response, 404, 'There is no such file.');
  };
}
