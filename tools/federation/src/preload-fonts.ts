import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Links that let the browser fetch fonts before it has read the styles.
 *
 * @param fileNames of a build
 * @param fonts which of them a page begins with
 */
export const fontLinks = (fileNames: readonly string[], fonts: RegExp): HtmlTagDescriptor[] =>
  fileNames
    .filter((name) => name.endsWith('.woff2') && fonts.test(name))
    .map((name) => ({
      tag: 'link',
      attrs: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossorigin: '',
        href: `/${name}`,
      },
      injectTo: 'head',
    }));

/** Names a page's fonts in its head, as their addresses are in this build. */
export const preloadFonts = (fonts: RegExp): Plugin => ({
  name: 'evergift-preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => fontLinks(Object.keys(bundle ?? {}), fonts),
  },
});
