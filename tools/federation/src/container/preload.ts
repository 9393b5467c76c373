/** The style sheets that were asked for, by address; one that failed is asked for again. */
const sheets = new Map<string, Promise<unknown>>();
const scripts = new Set<string>();

function addLink(rel: string, href: string): HTMLLinkElement {
  return document.head.appendChild(
    Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }),
  );
}

function loadSheet(href: string): Promise<unknown> {
  const link = addLink('stylesheet', href);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
  });
}

function fetchAhead(href: string): unknown {
  if (href.endsWith('.css')) {
    if (!sheets.has(href)) sheets.set(href, loadSheet(href));
    return sheets.get(href);
  }
  if (!scripts.has(href)) addLink('modulepreload', href);
  return scripts.add(href);
}

/**
 * Imports a file of a remote with its style sheets before and its scripts beside it: a third of the
 * code that Vite writes into every remote for it. It rejects where a style sheet does not come.
 *
 * @param load imports the file
 * @param files addresses of its style sheets and scripts, relative to `base`
 */
export const preload = <Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  base = '',
): Promise<Module> =>
  Promise.all(files.map((file) => fetchAhead(new URL(file, base).href))).then(load);
