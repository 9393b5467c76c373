import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { exactly } from './exactly.ts';

const require = createRequire(import.meta.url);

/** What is imported, and the file of React's that has it. */
const builds = new Map(
  [
    ['react', 'react'],
    ['react/jsx-runtime', 'react-jsx-runtime'],
  ].map(([name = '', build = '']) => {
    const entry = require.resolve(name);
    return [entry, join(dirname(entry), 'cjs', `${build}.production.js`)];
  }),
);

/**
 * Gives React's packages names that are bound once. They are CommonJS: the bundler reads each name through a getter at
 * each use, which made up a tenth of a warm start and of each render.
 */
export function namedReact(): Plugin {
  return {
    name: 'evergift-named-react',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: exactly(builds.keys()) },
      handler(id) {
        const build = builds.get(id);
        if (build === undefined) return undefined;
        const names = Object.keys(require(build) as object).filter(
          (name) => !name.startsWith('unstable_'),
        );
        return [
          `import all from './cjs/${basename(build)}';`,
          `export const { ${names.join(', ')} } = all;`,
          'export default all;',
        ].join('\n');
      },
    },
  };
}
