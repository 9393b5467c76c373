import { pageFiles } from '../src/remotes/page-files.ts';

const tag = /<(?:link|script|meta)\b[^>]*>/g;
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const needed = /^(?:modulepreload|stylesheet)$/;

/** Files of our own origin that a document names, as absolute addresses. */
export interface NamedFiles {
  /** What the landing page prefetches before anybody shows an intention: within a budget. */
  early: string[];
  /** What the document needs at once, then what it names for later. */
  all: string[];
}

/**
 * The scripts, styles and fonts that a document names in its tags and in its `meta` elements
 * (tools/federation/src/preload-shell.ts). Read from the text: a parser would need a Trusted Types
 * policy.
 *
 * @param address the document's own address
 */
export function namedFiles(html: string, address: string): NamedFiles {
  const files = new Set<string>();
  const listed: Record<string, string[]> = {};
  const own = (path: string): string[] => {
    const url = new URL(path, address);
    return url.origin === new URL(address).origin ? [url.href] : [];
  };
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
    if (isNeeded && path) own(path).forEach((file) => files.add(file));
    const name = attributes.get('name');
    if (name) listed[name] = (attributes.get('content') ?? '').split(' ').flatMap(own);
  }
  return {
    early: listed['files-early'] ?? [],
    all: [...new Set([...files, ...(listed['files-for-later'] ?? [])])],
  };
}

/**
 * Brings a file into the browser's cache; a link with `rel=prefetch` would need a policy that Firefox has no directive
 * for. The answer is not used, and a failure costs nothing: following the link asks again.
 */
function prefetchFile(file: string): void {
  void fetch(file, { priority: 'low' }).catch(() => undefined);
}

/**
 * Brings files that the application's document names into the browser's cache, without running any
 * of them.
 *
 * @param path the application's path that the visitor may open
 * @param which `early`: before any intention; `all`: the visitor is about to open it
 * @param page a page of an app that comes first then: with `all`, its files are fetched, too
 * @returns whether the document was there; when not (offline, for example), a later call may try
 *   again, and following the link works all the same
 */
export async function prefetch(
  path: string,
  which: keyof NamedFiles,
  page?: string,
): Promise<boolean> {
  try {
    const answer = await fetch(path, { priority: 'low', credentials: 'same-origin' });
    if (!answer.ok) return false;
    namedFiles(await answer.text(), new URL(path, location.href).href)[which].forEach(prefetchFile);
    if (which === 'all' && page !== undefined) {
      const files = pageFiles(page, undefined, (address) => fetch(address, { priority: 'low' }));
      void files.then((found) => found.forEach(prefetchFile)).catch(() => undefined);
    }
    return true;
  } catch {
    return false;
  }
}
