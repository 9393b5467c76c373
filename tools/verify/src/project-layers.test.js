import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * The layer of the projects below each folder, and the layers that one may depend on: in the
 * product, and for development and tests.
 *
 * @type {Record<string, { tag: string, uses: string[], develops: string[] }>}
 */
const layers = {
  apps: { tag: 'layer:app', uses: ['libs', 'linked'], develops: ['libs', 'tools'] },
  linked: { tag: 'layer:app', uses: ['libs'], develops: ['libs', 'tools'] },
  programs: { tag: 'layer:program', uses: [], develops: ['libs', 'packages'] },
  libs: { tag: 'layer:lib', uses: ['libs'], develops: ['libs', 'packages', 'tools'] },
  packages: { tag: 'layer:package', uses: [], develops: [] },
  rules: { tag: 'layer:rules', uses: [], develops: ['packages'] },
  tools: {
    tag: 'layer:tool',
    uses: ['libs', 'packages', 'programs', 'rules', 'tools'],
    develops: [],
  },
  e2e: { tag: 'layer:e2e', uses: [], develops: ['libs', 'packages', 'rules', 'tools'] },
};

const repository = join(import.meta.dirname, '../../..');

/** A folder of `apps` that the browser does not load: a program for a server. @param folder */
const isProgram = (/** @type {string} */ folder) =>
  folder.startsWith('apps/') &&
  folder !== 'apps/shell' &&
  !existsSync(join(repository, folder, 'remote.json'));

/** A remote without a port: the shell's build links it in. @param folder */
const isLinked = (/** @type {string} */ folder) => {
  const file = join(repository, folder, 'remote.json');
  return existsSync(file) && !('port' in JSON.parse(readFileSync(file, 'utf8')));
};

/** @param folder @param layer the folder above it */
const layerOf = (/** @type {string} */ folder, /** @type {string} */ layer) => {
  if (isProgram(folder)) return 'programs';
  return isLinked(folder) ? 'linked' : layer;
};

/**
 * @typedef {object} Manifest what a package.json says
 * @property {string} name
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {{ tags?: string[] }} [nx]
 */

const projects = Object.keys(layers)
  .filter((layer) => layer !== 'programs' && layer !== 'linked')
  .flatMap((layer) => {
    const folders = existsSync(join(repository, layer, 'package.json'))
      ? [layer]
      : readdirSync(join(repository, layer)).map((name) => `${layer}/${name}`);
    return folders
      .map((folder) => ({ folder, layer, file: join(repository, folder, 'package.json') }))
      .filter(({ file }) => existsSync(file))
      .map(({ folder, layer, file }) => {
        const manifest = /** @type {Manifest} */ (JSON.parse(readFileSync(file, 'utf8')));
        return { folder, layer: layerOf(folder, layer), manifest };
      });
  });

/** The layers of those packages that are projects of this workspace. @param {object} packages */
const layersOf = (packages = {}) =>
  projects
    .filter(({ manifest }) => Object.hasOwn(packages, manifest.name))
    .map(({ layer }) => layer);

describe.each(projects)('$folder', ({ layer, manifest }) => {
  const { tag, uses, develops } = /** @type {NonNullable<(typeof layers)[string]>} */ (
    layers[layer]
  );

  test(`has the tag ${tag}, by which nx graph shows its layer`, () => {
    expect(manifest.nx?.tags).toEqual([tag]);
  });

  test('depends on no layer above it', () => {
    expect(uses).toEqual(expect.arrayContaining(layersOf(manifest.dependencies)));
    expect(develops).toEqual(expect.arrayContaining(layersOf(manifest.devDependencies)));
  });
});
