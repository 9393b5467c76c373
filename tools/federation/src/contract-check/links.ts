import type { AppContract } from '@evergift/contract/app-contract';

/** The first part of a path: `/people` of `/people/:personId`. */
export const firstPart = (path: string): string => `/${path.split('/')[1] ?? ''}`;

/** Whether an address leads to a page; `:` in either is any part. */
function leadsTo(link: string, pattern: string): boolean {
  const [parts, wanted] = [link.split('/'), pattern.split('/')];
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => part.startsWith(':') || parts[at] === part || parts[at] === ':')
  );
}

/** The addresses that an app leads to and that a page answers. */
export const linksTo = (app: AppContract, pattern: string): string[] =>
  app.uses.links.filter((link) => leadsTo(link, pattern));

/** Whether any page of some apps answers an address. */
export const isAnswered = (link: string, apps: readonly AppContract[]): boolean =>
  apps.some(({ pages }) => pages.some(({ path }) => leadsTo(link, path)));

/** Whether an address lies below a path that one of the apps owns. */
export const isOwned = (link: string, apps: readonly AppContract[]): boolean =>
  apps.some(({ pages }) => pages.some(({ path }) => firstPart(path) === firstPart(link)));
