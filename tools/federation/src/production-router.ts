import type { Plugin } from 'vite';

/**
 * Takes React Router's own production build into a build. Its package names only the development
 * build, whose checks and warnings would travel to every page.
 */
export const productionRouter = (): Plugin => ({
  name: 'evergift-production-router',
  enforce: 'pre',
  apply: 'build',
  async resolveId(id, importer, options) {
    if (id !== 'react-router') return null;
    const found = await this.resolve(id, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
  },
});
