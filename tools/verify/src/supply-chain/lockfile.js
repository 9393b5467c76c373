import {
  developmentLicences,
  isBuildTool,
  isShippedUnchanged,
  shippedLicences,
  unneededInstallScripts,
} from './allowed.js';

/**
 * @typedef {object} LockedPackage
 * @property {string} [name] the real name of a package that is installed under another
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link] a workspace's entry below node_modules
 * @property {string[]} [workspaces] of the repository's own entry
 * @property {boolean} [dev]
 * @property {boolean} [hasInstallScript]
 */

/** @typedef {{ lockfileVersion: number, packages: Record<string, LockedPackage> }} Lockfile */

const registry = 'https://registry.npmjs.org/';
const strongHash = /^sha512-[A-Za-z0-9+/]{86}==$/;

/** @param {string} path @returns {string} the package's name */
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * What came from the registry, with its real name: an alias (`npm:other@1.0.0`) is another package.
 *
 * @param {Lockfile} lockfile
 * @returns {(LockedPackage & { name: string })[]}
 */
export const registryPackages = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, locked]) => ({ ...locked, name: locked.name ?? nameOf(path) }));

/**
 * Everything that is wrong with a lockfile: where packages come from, their hashes, their install
 * scripts and their licences.
 *
 * @param {Lockfile} lockfile
 * @param {{ anyLicence?: boolean }} [options] true for what is neither shipped nor built with
 * @returns {string[]} one line each
 */
export function checkLockfile(lockfile, { anyLicence = false } = {}) {
  if (lockfile.lockfileVersion !== 3) return ['The lockfile is not of version 3.'];
  return [...checkLinks(lockfile), ...checkPackages(lockfile, anyLicence)];
}

/**
 * A folder that is linked in (`file:`) is a workspace: its package.json is checked as one of ours.
 *
 * @param {Lockfile} lockfile
 */
function checkLinks({ packages }) {
  const workspaces = packages['']?.workspaces ?? [];
  const isWorkspace = (/** @type {string} */ folder) =>
    workspaces.some(
      (pattern) =>
        folder === pattern ||
        (pattern.endsWith('/*') && folder.replace(/\/[^/]+$/, '/*') === pattern),
    );
  return Object.entries(packages)
    .filter(([, { link, resolved }]) => link && !isWorkspace(resolved ?? ''))
    .map(([path, { resolved }]) => `${nameOf(path)} is linked to ${resolved}, no workspace.`);
}

/** @param {Lockfile} lockfile @param {boolean} anyLicence */
function checkPackages(lockfile, anyLicence) {
  return registryPackages(lockfile).flatMap((locked) => {
    const { name, version, resolved, integrity, license = 'none', dev, hasInstallScript } = locked;
    const licences =
      dev || isBuildTool(name) || isShippedUnchanged(name) ? developmentLicences : shippedLicences;
    return [
      [!/^\d+\.\d+\.\d+/.test(version ?? ''), 'has no exact version'],
      // Without an address it comes from the registry that npm is set up for; the hash decides.
      [resolved !== undefined && !resolved.startsWith(registry), `comes from ${resolved}`],
      [!strongHash.test(integrity ?? ''), 'has no SHA-512 integrity'],
      [
        hasInstallScript && !unneededInstallScripts.has(`${name}@${version}`),
        'has an install script that nobody has looked at',
      ],
      [
        !anyLicence && !licences.has(license),
        `has the licence ${license}, which is not on the list`,
      ],
    ].flatMap(([isWrong, text]) => (isWrong ? [`${name}@${version} ${text}.`] : []));
  });
}
