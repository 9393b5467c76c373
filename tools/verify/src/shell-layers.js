/** The folders of the shell, from the top: each may import those below it and never one above. */
export const shellLayers = [
  ['boot'],
  ['pages'],
  ['about'],
  ['chrome'],
  ['commands', 'modals', 'page-changes', 'drafts'],
  ['contributions'],
  ['loading'],
  ['offline', 'preview', 'session', 'toasts', 'theme', 'keys'],
  ['reporting'],
  ['service-worker', 'known-apps', 'configuration', 'screens', 'storage'],
];

/** @param {readonly string[]} folders */
const inShell = (folders) => `^apps/shell/src/(${folders.join('|')})/`;
const tests = String.raw`\.test\.tsx?$|/testing/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const shellRules = shellLayers.slice(1).map((layer, index) => ({
  name: `shell-${layer[0]}-knows-nothing-above`,
  comment: `The folders of the shell depend in one direction: ${shellLayers.map((folders) => folders.join(', ')).join(' → ')}.`,
  severity: /** @type {const} */ ('error'),
  from: { path: inShell(layer), pathNot: tests },
  to: { path: inShell(shellLayers.slice(0, index + 1).flat()) },
}));
