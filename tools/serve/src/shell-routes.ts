import { linkedPaths, remotes } from './app-folders.ts';

/** Pages of the shell itself, and of what it links in. */
const shellPaths = [...linkedPaths, '/about'];

/** Below these lie files, never pages. */
export const filePaths: readonly string[] = ['/assets', '/remotes'];

/** The landing page in other languages than English (apps/shell/landing/messages): `/de` is `de.html`. */
export const landingPaths: readonly string[] = ['/de', '/fr', '/es', '/ar'];

/**
 * The paths that belong to the application; every other path shows the landing page. The
 * same list is in firebase.json as rewrites.
 */
export const applicationPaths: readonly string[] = [
  ...shellPaths,
  ...remotes.flatMap(({ paths }) => paths.map(({ path }) => path)),
];

/** The document that answers a path which is no file's. */
export function documentAt(path: string): string {
  if (isApplicationPath(path)) return '/app.html';
  return landingPaths.includes(path) ? `${path}.html` : '/index.html';
}

const isAt = (path: string, page: string): boolean => path === page || path.startsWith(`${page}/`);

/** True when a path is one of the application's pages, or lies below one. */
export function isApplicationPath(path: string): boolean {
  return applicationPaths.some((page) => isAt(path, page));
}

/** The remote whose page lies at a path. */
export const remoteAt = (path: string): string | undefined =>
  remotes.find(({ paths }) => paths.some((page) => isAt(path, page.path)))?.name;
