import type { HtmlTagDescriptor, Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;
type Chunk = Rollup.OutputChunk & { viteMetadata?: { importedCss?: Set<string> } };

/** Chunks that are imported dynamically and yet always needed, by the start of their names. */
const alwaysNeeded = ['bootstrap', 'first', 'open-firestore-store'];

/** Files that the shell reads when it starts (see apps/shell/src/boot/bootstrap.tsx). */
const startFiles = ['/config.json', '/remotes.json'];

const firstFonts = /(figtree|fraunces)-basic/;

/**
 * Names everything that the shell needs for its first paint in app.html. Without it the browser
 * finds these files one after another: the entry, the shared packages, the application, its styles
 * and fonts, and its configuration.
 */
export function preloadShell(): Plugin {
  return {
    name: 'evergift-preload-shell',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const chunks = neededChunks(bundle).filter(
          // By its address in a link: the script element is changed after this.
          ({ fileName }) => !html.includes(`href="/${fileName}"`),
        );
        const styles = new Set(
          neededChunks(bundle).flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]),
        );
        const fonts = Object.keys(bundle).filter((name) => firstFonts.test(name));
        return [
          ...startFiles.map((href) => link({ rel: 'preload', as: 'fetch', href, crossorigin: '' })),
          ...[...styles]
            .filter((name) => !html.includes(name))
            .map((name) => link({ rel: 'stylesheet', crossorigin: '', href: `/${name}` })),
          ...fonts.map((name) =>
            link({
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${name}`,
            }),
          ),
          ...chunks.map(({ fileName }) =>
            link({ rel: 'modulepreload', crossorigin: '', href: `/${fileName}` }),
          ),
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

/** The page's entry, what it imports statically, and the dynamic imports that are always needed. */
export function neededChunks(bundle: Bundle): Chunk[] {
  const needed = new Map<string, Chunk>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || needed.has(fileName)) return;
    needed.set(fileName, chunk as Chunk);
    chunk.imports.forEach(visit);
    chunk.dynamicImports.filter(isAlwaysNeeded).forEach(visit);
  };
  for (const chunk of Object.values(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId?.endsWith('/app.html')) {
      visit(chunk.fileName);
    }
  }
  return [...needed.values()];
}

const isAlwaysNeeded = (fileName: string): boolean =>
  alwaysNeeded.some((name) => fileName.replace(/^assets\//, '').startsWith(name));
