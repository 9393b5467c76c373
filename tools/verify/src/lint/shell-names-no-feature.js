import { existsSync, readdirSync, readFileSync } from 'node:fs';

const apps = new URL('../../../../apps/', import.meta.url);

/** An app without a port is linked into the shell by its package's name. @param app its folder */
const isServed = (/** @type {string} */ app) => {
  const file = new URL(`${app}/remote.json`, apps);
  return existsSync(file) && 'port' in JSON.parse(readFileSync(file, 'utf8'));
};

/** The apps that the shell must not know by name. It knows where people sign in: `signInPath`. */
const features = readdirSync(apps).filter((app) => app !== 'auth' && isServed(app));

/** What the apps' pages, modals and collections are called. */
const nouns = ['person', 'persons', 'gift', 'giftItem', 'giftItems'];

const names = [...features, ...nouns].join('|');
const message =
  'The shell names no feature: let the app contribute it in its src/remote.ts (docs/decisions/015-contributions.md).';

const selectors = [
  `Literal[value=/\\b(${names})\\b/i]`,
  'Literal[value=/^\\u002F(auth|profile)/]',
  `TemplateElement[value.raw=/\\b(${names})\\b/i]`,
  `JSXText[value=/\\b(${names})\\b/i]`,
  // `import.meta` is no name.
  `:not(MetaProperty) > Identifier[name=/^(${names})\\$?$/i]`,
];

/**
 * Keeps the names of features out of the shell's sources.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const shellNamesNoFeature = {
  create: (context) => ({
    [selectors.join(', ')](/** @type {import('eslint').Rule.Node} */ node) {
      context.report({ node, message });
    },
  }),
};
