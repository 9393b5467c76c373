import type { Plugin, Rollup } from 'vite';
import { hostStartModule, tableImportedBy } from './container/host-modules.ts';
import { unusedModule, unusedParts } from './container/unused-modules.ts';
import { exactly } from './exactly.ts';
import { neededChunks } from './preload-shell.ts';

/** What `apps/shell/src/remotes/federation-runtime.ts` imports to start the federation. */
export const hostModule = 'virtual:evergift-host';

/** Modules of the federation plugin, by a part of their names. */
const parts = { host: '__H_A_I__', entry: 'REMOTE_ENTRY_ID', shares: 'localSharedImportMap' };
type Part = keyof typeof parts;
const entryProxy = 'mf-html-entry-proxy';

const bootstrap = /<script\b[^>]*\bsrc="\/(assets\/mf-entry-bootstrap-[^"]+)"[^>]*><\/script>/;
const application = /import\("\.\/([^"]+)"\)\);\s*$|__mfImport\("\.\/([^"]+)"\)\);?\s*$/;
const modulePreload = /<link rel="modulepreload"[^>]*href="\/([^"]+)"[^>]*>\s*/g;

/**
 * Starts the federation when the first remote is loaded. By itself the federation plugin starts it
 * before the first line of the application; the shell imports what it shares directly
 * (direct-imports.ts), so that its own pages need none of it.
 *
 * A build has a small entry and table of shares in place of the plugin's (container/host-modules.ts).
 * They are static imports of one another: when one did not come, the import fails as a whole and can be
 * tried again. Development goes on as the plugin has it.
 */
export function federationOnDemand(): Plugin {
  const ids = new Map<Part, string>();
  const waiting = new Map<Part, (id: string) => void>();
  const idOf = (part: Part): Promise<string> | string =>
    ids.get(part) ?? new Promise((resolve) => waiting.set(part, resolve));
  const find = (part: Part, id: string) => {
    if (ids.has(part)) return;
    ids.set(part, id);
    waiting.get(part)?.(id);
  };
  let isBuild = false;
  return {
    name: 'evergift-federation-on-demand',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: new RegExp([hostModule, ...Object.values(parts)].join('|')) },
      handler(source) {
        if (source === hostModule) return `\0${hostModule}`;
        // In development the page's entry carries the host's name in its query, and is not the host.
        if (source.includes(entryProxy)) return undefined;
        for (const part of Object.keys(parts) as Part[]) {
          if (source.includes(parts[part])) find(part, source);
        }
        return undefined;
      },
    },
    load: {
      filter: { id: exactly([`\0${hostModule}`]) },
      handler: async () =>
        `export { initHost } from ${JSON.stringify(await idOf(isBuild ? 'shares' : 'host'))};`,
    },
    transform: {
      order: 'post',
      filter: { id: new RegExp([...Object.values(parts), ...unusedParts].join('|')) },
      handler(code, id) {
        if (!isBuild) return undefined;
        const unused = unusedModule(id);
        if (unused !== undefined) return { code: unused, map: null };
        const isEntry = id.includes(parts.entry);
        if (!isEntry && !id.includes(parts.shares)) return undefined;
        const table = isEntry ? tableImportedBy(code) : undefined;
        if (table !== undefined) find('shares', table);
        const own = isEntry ? table && 'export {};' : hostStartModule(code);
        if (own === undefined)
          return this.error(`The federation plugin writes ${id} in another way.`);
        return { code: own, map: null };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['app.html'];
        if (page?.type !== 'asset') return this.error('The build has no app.html.');
        page.source = withoutBootstrap(String(page.source), bundle, (why) => this.error(why));
      },
    },
  };
}

/** The page starts with the application's own entry. */
function withoutBootstrap(
  html: string,
  bundle: Rollup.OutputBundle,
  fail: (why: string) => never,
): string {
  const [, bootstrapFile = ''] = bootstrap.exec(html) ?? [];
  const wrapper = bundle[bootstrapFile];
  const [, one, other] =
    wrapper?.type === 'asset' ? (application.exec(String(wrapper.source)) ?? []) : [];
  const entry = one ?? other;
  if (entry === undefined) return fail('The federation plugin starts the page in another way.');
  delete bundle[bootstrapFile];
  const needed = new Set(neededChunks(bundle).map(({ fileName }) => fileName));
  return html
    .replace(bootstrapFile, `assets/${entry}`)
    .replaceAll(modulePreload, (link, fileName: string) => (needed.has(fileName) ? link : ''));
}
