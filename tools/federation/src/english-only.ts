import type { Plugin } from 'vite';

const otherLanguage = /\/intl\/(?:[\w-]+\/)*(?!en-US)[a-z]{2}-[A-Z]{2}\.m?js$/;

/**
 * React Aria brings its own words ("Remove", "Next month") in 34 languages; Evergift speaks
 * English. Every other language leads to the English words, so they are bundled once. How dates
 * and money are written still follows the user's locale.
 */
export function englishOnly(): Plugin {
  return {
    name: 'evergift-english-only',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [file = ''] = id.split('?');
      if (!file.includes('/react-aria') && !file.includes('/react-stately')) return undefined;
      if (!otherLanguage.test(file)) return undefined;
      const english = file.replace(/[a-z]{2}-[A-Z]{2}(\.m?js)$/, 'en-US$1');
      return `export { default } from ${JSON.stringify(english)};`;
    },
  };
}
