import type { Plugin } from 'vite';

/**
 * Serves libraries, and what the federation plugin writes, without source maps in development. The
 * maps travel within the files: with them a first page has 38 MB, without them 13 MB.
 */
export const librariesWithoutMaps = (): Plugin => ({
  name: 'evergift-libraries-without-maps',
  apply: 'serve',
  enforce: 'post',
  transform: {
    filter: { id: /\/node_modules\/\.vite\/deps\/|virtual:mf/ },
    handler: (code) => ({ code, map: { mappings: '' } }),
  },
});
