/**
 * The folders of the shell in five layers, from the top. Each folder may import those after it, in its
 * own layer or below, and none before it.
 */
export const shellLayers = [
  ['boot'],
  ['pages'],
  ['chrome', 'modals'],
  ['remotes'],
  ['offline', 'reporting', 'deployment', 'browser', 'service-worker'],
];

const folders = shellLayers.flat();

/** @param {readonly string[]} names */
const inShell = (names) => `^apps/shell/src/(${names.join('|')})/`;
const tests = String.raw`\.test\.tsx?$|/testing/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const shellRules = folders.slice(1).map((folder, index) => ({
  name: `shell-${folder}-knows-nothing-above`,
  comment: `The folders of the shell depend in one direction: ${folders.join(' → ')}.`,
  severity: /** @type {const} */ ('error'),
  from: { path: inShell([folder]), pathNot: tests },
  to: { path: inShell(folders.slice(0, index + 1)) },
}));
