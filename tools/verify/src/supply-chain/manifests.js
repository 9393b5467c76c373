/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, string>} [scripts]
 */

/** An exact version, also of a package that is installed under a second name. */
const exact = /^(npm:(@[a-z0-9-]+\/)?[a-z0-9-]+@)?\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;
const installScripts = ['preinstall', 'install', 'postinstall', 'prepare'];

/**
 * What is wrong with a package.json: versions that are not exact, and scripts of its own that run at
 * installation.
 *
 * @param {Manifest} manifest
 * @returns {string[]} one line each
 */
export function checkManifest({ name, scripts = {}, ...manifest }) {
  const { dependencies, devDependencies, optionalDependencies, peerDependencies } = manifest;
  const versions = [dependencies, devDependencies, optionalDependencies, peerDependencies];
  return [
    ...versions.flatMap((group) =>
      Object.entries(group ?? {})
        .filter(([, version]) => !exact.test(version))
        .map(([wanted, version]) => `${name} wants ${wanted} '${version}', not an exact version.`),
    ),
    ...installScripts
      .filter((script) => script in scripts)
      .map((script) => `${name} has the script '${script}', which runs at installation.`),
  ];
}
