/**
 * A Vite plugin that leaves out what React Aria says to screen readers in some thirty other
 * languages: the product speaks English. Dates and money keep the user's locale; that is Intl's.
 * For all components together it saves 32 kB of gzipped script, for the pickers 13 to 15.
 *
 * @returns {import('vite').Plugin}
 */
export function englishOnly() {
  const messages =
    /react-(?:aria|aria-components|stately)[\\/].*[\\/]intl[\\/](?:.*[\\/])?([a-z]{2}-[A-Z]{2})\.m?js$/;
  return {
    name: 'evergift:english-only',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: messages },
      handler(id) {
        const [, locale = 'en-US'] = messages.exec(id) ?? [];
        return locale === 'en-US' ? null : 'export default undefined;';
      },
    },
  };
}
