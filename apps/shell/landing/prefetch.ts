import { appFiles } from './app-files.ts';

const tag = /<(?:link|script|meta)\b[^>]*>/g;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const needed = /^(?:modulepreload|stylesheet)$/;

/**
 * The scripts, styles and fonts of our own origin that a document names in its tags, as absolute
 * addresses: first what it needs at once, then what it names for later
 * (tools/federation/src/preload-shell.ts). Read from the text: a parser would need a Trusted Types
 * policy.
 *
 * @param address the document's own address
 */
export function namedFiles(html: string, address: string): string[] {
  const files = new Set<string>();
  const later = new Set<string>();
  for (const [text] of html.matchAll(tag)) {
    const attributes = new Map<string, string>();
    for (const [, name = '', double, single] of text.matchAll(attribute)) {
      attributes.set(name.toLowerCase(), double ?? single ?? '');
    }
    const isNeeded =
      text.startsWith('<script') ||
      needed.test(attributes.get('rel') ?? '') ||
      attributes.get('as') === 'font';
    const path = attributes.get('src') ?? attributes.get('href');
    const isForLater = attributes.get('name') === 'files-for-later';
    const own = isNeeded && path ? [path] : [];
    const paths = isForLater ? attributes.get('content')?.split(' ') : own;
    for (const each of paths ?? []) {
      const url = new URL(each, address);
      if (url.origin === new URL(address).origin) (isForLater ? later : files).add(url.href);
    }
  }
  return [...new Set([...files, ...later])];
}

/**
 * Brings a file into the browser's cache; a link with `rel=prefetch` would need a policy that Firefox has no directive for.
 * The answer is not used, and a failure costs nothing: following the link asks again.
 */
function prefetchFile(file: string): void {
  void fetch(file, { priority: 'low' }).catch(() => undefined);
}

/**
 * Brings the application's document and the files that it names into the browser's cache, without
 * running any of it.
 *
 * @param path the application's path that the visitor is about to open
 * @param page a page of an app that comes first then: its files are fetched, too
 * @returns whether the document was there; when not (offline, for example), a later call may try
 *   again, and following the link works all the same
 */
export async function prefetch(path: string, page?: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { priority: 'low', credentials: 'same-origin' });
    if (!answer.ok) return false;
    namedFiles(await answer.text(), new URL(path, location.href).href).forEach(prefetchFile);
    if (page !== undefined) void appFiles(page).then((files) => files.forEach(prefetchFile));
    return true;
  } catch {
    return false;
  }
}
