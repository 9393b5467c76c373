/**
 * Licences of what reaches people's browsers, or runs the local backend: permissive ones, and the
 * fonts' own.
 */
export const shippedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
]);

/** Licences of what only builds and tests: also those that ask for changes of theirs to be shown. */
export const developmentLicences = new Set([
  ...shippedLicences,
  'CC-BY-4.0',
  'CC0-1.0',
  'MPL-2.0',
  'Python-2.0',
]);

/**
 * Packages that our build tools bring along as dependencies of theirs: nothing of them is shipped.
 *
 * @param {string} name
 */
export const isBuildTool = (name) => /^lightningcss(-|$)/.test(name);

/**
 * Packages that are shipped as they come, whose licence asks for changes of their files to be shown:
 * we make none.
 *
 * @param {string} name
 */
export const isShippedUnchanged = (name) => name === 'ical.js';

/**
 * Packages that bring an install script, which `.npmrc` never runs, and why they work without it. Each
 * in the version that was looked at: a new version may do something else.
 *
 * @type {ReadonlyMap<string, string>}
 */
export const unneededInstallScripts = new Map([
  [
    '@firebase/util@1.15.3',
    'The script writes default settings of a hosting environment; we bring ours.',
  ],
  [
    '@firebase/util@1.15.1',
    'The script writes default settings of a hosting environment; we bring ours.',
  ],
  [
    'classic-level@3.0.0',
    'The script picks a build or compiles one; the builds come with the package.',
  ],
  ['esbuild@0.28.2', 'The script checks the native build, which comes as a package of its own.'],
  ['nx@24.0.6', 'The script looks for a native module, which comes as a package of its own.'],
  [
    'protobufjs@7.6.6',
    'The script only warns about version ranges; it comes with Firebase for Node.',
  ],
  ['@sentry/cli@3.8.0', 'The script downloads the program, which comes as a package of its own.'],
  ['re2@1.24.0', 'The script compiles a faster engine, which the Firebase tools do without.'],
]);
