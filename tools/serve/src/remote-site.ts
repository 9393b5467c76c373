import { buildFolder } from './app-folders.ts';
import { sendText } from './json-response.ts';
import type { Site } from './shell-site.ts';
import { StaticFiles } from './static-files.ts';

/** The files of one remote's build. */
export function remoteSite(name: string): Site {
  const files = new StaticFiles(buildFolder(name));
  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (await files.serve(pathname, request, response)) return;
    sendText(response, 404, 'There is no such file.');
  };
}
