import {
  landingPages,
  preloadFonts,
  release,
  withoutIndentation,
} from '../../tools/federation/src/index.ts';
import { defineConfig } from 'vite';

/**
 * The landing page, in each language: an entry of its own beside the application (app.html), static, without React,
 * Firebase or federation. It is built after the application, into the same folder, and the
 * release is listed last.
 */
export default defineConfig({
  build: {
    target: 'es2022',
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    // Everything is a file: a strict content security policy has no place for data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: {
        index: 'index.html',
        // What pages in other languages add.
        latin: 'landing/styles/latin.css',
        arabic: 'landing/styles/arabic.css',
      },
    },
  },
  plugins: [
    preloadFonts(/figtree-basic|fraunces-display/),
    landingPages(),
    withoutIndentation(),
    release('shell'),
  ],
});
