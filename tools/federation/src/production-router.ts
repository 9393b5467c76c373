import type { Plugin } from 'vite';
import { exactly } from './exactly.ts';

/**
 * Takes React Router's own production build into a build. Its package names only the development
 * build, whose checks and warnings would travel to every page.
 */
export const productionRouter = (): Plugin => ({
  name: 'evergift-production-router',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: exactly(['react-router']) },
    async handler(id, importer, options) {
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  },
});
