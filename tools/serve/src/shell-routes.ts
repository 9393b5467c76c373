/**
 * The paths that belong to the application; every other path shows the landing page (R1, R2). The
 * same list stands in firebase.json as rewrites; a test holds the two together.
 */
export const applicationPaths = [
  '/auth',
  '/dashboard',
  '/profile',
  '/people',
  '/events',
  '/giftItems',
] as const;

/** True when a path is one of the application's pages, or lies below one. */
export function isApplicationPath(path: string): boolean {
  return applicationPaths.some((own) => path === own || path.startsWith(`${own}/`));
}
