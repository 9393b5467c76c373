import type { Patch } from './patch.ts';

const announcer = /\/react-aria\/dist\/private\/live-announcer\/LiveAnnouncer\.(m?js|cjs)$/;
const emptied = ".innerHTML = ''";

/**
 * React Aria empties its announcements by `innerHTML = ''`. Under Trusted Types, which the pages'
 * policy requires, no text is HTML, the empty text included: they are emptied by
 * `replaceChildren()`.
 *
 * Not reported upstream; the place is
 * https://github.com/adobe/react-spectrum/blob/main/packages/@react-aria/live-announcer/src/LiveAnnouncer.tsx
 */
export const noHtmlFromText: Patch = {
  module: announcer,
  change: (code) =>
    code.includes(emptied) ? code.replaceAll(emptied, '.replaceChildren()') : undefined,
  lookAt: 'how it empties itself',
};
