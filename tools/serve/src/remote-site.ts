import { join } from 'node:path';
import { buildFolder } from './app-folders.ts';
import { sendText } from './json-response.ts';
import type { Site } from './shell-site.ts';
import { StaticFiles } from './static-files.ts';

/**
 * The files of one remote's build, as they are now.
 *
 * @param apps the folder of all apps, if another than `apps`: its builds are served as they change
 * @param releases a folder with further builds of it
 */
export function remoteSite(name: string, apps?: string, releases?: string): Site {
  const files = new StaticFiles(buildFolder(name, apps));
  const others = releases === undefined ? undefined : new StaticFiles(join(releases, name));
  if (apps === undefined) files.keepAll();
  return async (request, response) => {
    const pathname = decodePath(request.url ?? '/');
    if (pathname === undefined) return sendText(response, 400, 'The path cannot be read.');
    if (await others?.serve(pathname, request, response)) return;
    if (await files.serve(pathname, request, response)) return;
    sendText(response, 404, 'There is no such file.');
  };
}

/**
 * A path that encodes letters is the same path (RFC 3986, 6.2.2.2): the shell asks so for a file that
 * it wants anew (apps/shell/src/remotes/fresh-address.ts).
 */
function decodePath(address: string): string | undefined {
  try {
    return decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return undefined;
  }
}
