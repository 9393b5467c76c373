import { registryPackages } from './lockfile.js';

/** @typedef {import('./lockfile.js').Lockfile} Lockfile */

/** @param {string} integrity @returns {string} the hash in hexadecimal digits */
const hexadecimal = (integrity) =>
  Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');

/**
 * The bill of materials in CycloneDX 1.6: every package of the registry with its hash and licence.
 *
 * @param {Lockfile} lockfile
 * @param {{ name: string, version: string }} product
 */
export function billOfMaterials(lockfile, { name, version }) {
  const components = registryPackages(lockfile).map((locked) => {
    const address = `pkg:npm/${locked.name.replace('@', '%40')}@${locked.version}`;
    return {
      type: 'library',
      'bom-ref': address,
      name: locked.name,
      version: locked.version,
      purl: address,
      scope: locked.dev ? 'excluded' : 'required',
      licenses: [{ license: { id: locked.license } }],
      hashes: [{ alg: 'SHA-512', content: hexadecimal(locked.integrity ?? '') }],
    };
  });
  const known = new Map(components.map((component) => [component.purl, component]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name, version } },
    components: [...known.values()].sort((left, right) => (left.purl < right.purl ? -1 : 1)),
  };
}
