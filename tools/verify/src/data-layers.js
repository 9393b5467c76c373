/** The folders of libs/data, from the top: each may import those below it and never one above. */
export const dataLayers = [
  ['react', 'reminders'],
  ['firebase', 'session', 'query'],
  ['household'],
  ['commands', 'features'],
  ['photos'],
  ['sync'],
  ['graph'],
  ['rows', 'ports'],
  ['store', 'tables', 'money'],
  ['model'],
  ['calendar', 'errors', 'gift-name', 'link', 'values'],
  ['formats'],
];

/** @param {readonly string[]} folders */
const inData = (folders) => `^libs/data/src/(${folders.join('|')})/`;
const tests = String.raw`\.(test|suite)\.tsx?$|/testing/|^libs/data/src/firebase/(open-test-household|open-test-store|provided-context)[.]ts$`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
export const dataRules = dataLayers.slice(1).map((layer, index) => ({
  name: `data-${layer[0]}-knows-nothing-above`,
  comment: `The folders of libs/data depend in one direction: ${dataLayers.map((folders) => folders.join(', ')).join(' → ')}.`,
  severity: /** @type {const} */ ('error'),
  from: { path: inData(layer), pathNot: tests },
  to: { path: inData(dataLayers.slice(0, index + 1).flat()) },
}));
