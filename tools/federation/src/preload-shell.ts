import { brotliCompressSync, constants } from 'node:zlib';
import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';
import { chunksOf, filesOf, isNamed, type Chunk } from './chunks.ts';
import { fontLinks } from './preload-fonts.ts';

type Bundle = Rollup.OutputBundle;

/** Chunks that are imported dynamically and yet always needed, by the start of their names. */
const alwaysNeeded = ['bootstrap', 'first'];

/** Chunks that open the documents of who is signed in; a script in app.html asks for them where somebody is. */
const whenSignedIn = ['open-firestore-store'];

/**
 * Chunks that the first remote's page and the first dialog need, by the start of their names. They are fetched ahead:
 * on the landing page (apps/shell/landing/prefetch.ts), and where a remote's page is opened first
 * (apps/shell/src/remotes/prefetch-page.ts).
 */
const forLater = ['federation', 'text-field'];

/** Files that the shell reads when it starts (see apps/shell/src/boot/bootstrap.tsx). */
const startFiles = ['/config.json', '/remotes.json'];

/**
 * What the landing page may prefetch before anybody shows an intention, in bytes of `compressedSize`:
 * most who look leave again.
 */
const earlyBudget = 78_000;

const firstFonts = /(figtree|fraunces)-basic/;

/**
 * Names everything that the shell needs for its first paint in app.html. Without it the browser
 * finds these files one after another: the entry, the shared packages, the application, its styles
 * and fonts, its configuration, and what opens the documents of who is signed in.
 */
export function preloadShell(): Plugin {
  return {
    name: 'evergift-preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const first = firstChunks(bundle);
        const ofDocuments = neededChunks(bundle).filter((chunk) => !first.includes(chunk));
        const chunks = first.filter(
          // By its address in a link: the script element is changed after this.
          ({ fileName }) => !html.includes(`href="/${fileName}"`),
        );
        const styles = new Set(
          neededChunks(bundle).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
        );
        const later = laterFiles(bundle);
        return [
          ...startFiles.map((href) => link({ rel: 'preload', as: 'fetch', href, crossorigin: '' })),
          ...[...styles]
            .filter((name) => !html.includes(name))
            .map((name) => link({ rel: 'stylesheet', crossorigin: '', href: `/${name}` })),
          ...fontLinks(Object.keys(bundle), firstFonts),
          ...chunks.map(({ fileName }) =>
            link({ rel: 'modulepreload', crossorigin: '', href: `/${fileName}` }),
          ),
          ...(ofDocuments.length > 0 ? [whenSignedInTag(ofDocuments)] : []),
          namesTag(
            'files-early',
            withinBudget(bundle, [...styles, ...first.map(({ fileName }) => fileName)]),
          ),
          ...(later.length > 0 ? [namesTag('files-for-later', later)] : []),
        ];
      },
    },
  };
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs,
  injectTo: 'head',
});

/** Before the script that reads it. */
const whenSignedInTag = (chunks: readonly Chunk[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: {
    name: 'files-when-signed-in',
    content: chunks.map(({ fileName }) => `/${fileName}`).join(' '),
  },
  injectTo: 'head-prepend',
});

const namesTag = (name: string, fileNames: readonly string[]): HtmlTagDescriptor => ({
  tag: 'meta',
  attrs: { name, content: fileNames.map((fileName) => `/${fileName}`).join(' ') },
  injectTo: 'head',
});

/** Nothing of ours is compressed to less than this part of its length: what is longer is not tried. */
const smallest = 6;

/** The files of a list that fit into the budget for early ones, in their order. */
function withinBudget(bundle: Bundle, fileNames: readonly string[]): string[] {
  let left = earlyBudget;
  return fileNames.filter((fileName) => {
    const file = bundle[fileName];
    const content = file?.type === 'chunk' ? file.code : (file?.source ?? '');
    if (content.length > left * smallest) return false;
    const bytes = compressedSize(content);
    if (bytes > left) return false;
    left -= bytes;
    return true;
  });
}

/** About 7 % more than what travels: the highest quality takes six times as long. */
const compressedSize = (content: string | Uint8Array): number =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;

const isEntry = ({ facadeModuleId }: Chunk) => facadeModuleId?.endsWith('/app.html') === true;

/** The page's entry, what it imports statically, and the dynamic imports that are always needed. */
const firstChunks = (bundle: Bundle): Chunk[] => chunksOf(bundle, isEntry, alwaysNeeded);

/** The same, with what opens the documents of who is signed in. */
export const neededChunks = (bundle: Bundle): Chunk[] =>
  chunksOf(bundle, isEntry, [...alwaysNeeded, ...whenSignedIn]);

/** The scripts and styles of the chunks for later, without what the page needs at once. */
function laterFiles(bundle: Bundle): string[] {
  const needed = new Set(neededChunks(bundle));
  const named = chunksOf(bundle, ({ fileName }) => isNamed(forLater, fileName), alwaysNeeded);
  return filesOf(named.filter((chunk) => !needed.has(chunk)));
}
