// `nx g @evergift/delivery:feature wishes`: a new feature app. `npm run new-feature wishes` is short for it.
import { buildFirst } from '../serve/build-first.mjs';

/**
 * @param {import('nx/src/generators/tree').Tree} tree
 * @param {{ name: string }} options
 */
// oxlint-disable-next-line no-restricted-exports -- Nx takes the default export
export default async function feature(tree, { name }) {
  buildFirst('run', '@evergift/delivery:build');
  const { addFeatureFiles, finishFeature } = await import('./dist/new-feature/new-feature.js');
  addFeatureFiles(tree.root, tree, name);
  return () => finishFeature(tree.root, name);
}
