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
      void appFiles(page).then((files) => files.forEach(prefetchFile));
    }
    return true;
  } catch {
    return false;
  }
}

/** Names of scripts and styles in the list that lies beside an app's entry. */
const named = /"(assets\/[^"]+-[\w-]{8}\.(?:js|css))"/g;

/** A build of an app, as remotes.json lists it. */
interface ListedBuild {
  url: string;
  deployment?: { default: boolean };
  extras: { paths: readonly { path: string }[] };
}

const get = (address: string): Promise<Response> => fetch(address, { priority: 'low' });

/**
 * The scripts and styles of the app that has a page at a path, of the build that most devices get, as
 * absolute addresses. A courtesy: empty when they cannot be found out.
 */
export async function appFiles(page: string): Promise<string[]> {
  try {
    const { microFrontends } = (await (await get('/remotes.json')).json()) as {
      microFrontends: Readonly<Record<string, readonly ListedBuild[]>>;
    };
    const build = Object.values(microFrontends)
      .map((builds) => builds.find(({ deployment }) => deployment?.default) ?? builds[0])
      .find((usual) => usual?.extras.paths.some(({ path }) => path === page));
    if (!build) return [];
    const list = new URL(build.url, location.href).href;
    const files = (await (await get(list)).text()).matchAll(named);
    return [...new Set([...files].map(([, file = '']) => new URL(file, list).href))];
  } catch {
    return [];
  }
}
