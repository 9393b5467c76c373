import type { Plugin } from 'vite';
import { changeModule } from './change-module.ts';

const announcer = /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.(m?js|cjs)$/;
const emptied = ".innerHTML = ''";

/**
 * React Aria empties its announcements by `innerHTML = ''`. Under Trusted Types, which the pages'
 * policy requires, no text is HTML, the empty text included: they are emptied by
 * `replaceChildren()`.
 */
export const noHtmlFromText = (): Plugin =>
  changeModule({
    name: 'no-html-from-text',
    module: announcer,
    change: (code) =>
      code.includes(emptied) ? code.replaceAll(emptied, '.replaceChildren()') : undefined,
    lookAt: 'how it empties itself',
  });
