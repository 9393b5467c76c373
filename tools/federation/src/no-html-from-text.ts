import type { Plugin } from 'vite';

const announcer = /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.(m?js|cjs)$/;
const emptied = ".innerHTML = ''";

/**
 * React Aria empties its announcements by `innerHTML = ''`. Under Trusted Types, which the pages'
 * policy requires, no text is HTML, the empty text included: they are emptied by
 * `replaceChildren()`.
 */
export function noHtmlFromText(): Plugin {
  return {
    name: 'evergift-no-html-from-text',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!announcer.test(file)) return undefined;
      if (!code.includes(emptied)) this.error(`${file} has changed: look how it empties itself.`);
      return { code: code.replaceAll(emptied, '.replaceChildren()'), map: null };
    },
  };
}
