/** True when a path is another, or lies below it. */
export const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);
