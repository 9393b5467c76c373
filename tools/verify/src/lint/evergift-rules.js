import { basename } from 'node:path';
import { shellNamesNoFeature } from './shell-names-no-feature.js';

/** @typedef {import('eslint').Rule.RuleModule} Rule */

const vague = /(^|-)(utils?|helpers?|common|manager|misc)(-|\.)/;

/** @type {Rule} */
const fileNamesSayWhat = {
  create: (context) => ({
    Program(node) {
      if (!vague.test(basename(context.filename))) return;
      context.report({ node, message: 'Name the file after what it contains.' });
    },
  }),
};

/** @type {Rule} */
const noAsyncTimers = {
  create: (context) => ({
    'CallExpression[callee.name=/^set(Timeout|Interval)$/] > :function[async=true]'(
      /** @type {import('eslint').Rule.Node} */ node,
    ) {
      const message =
        'A timer waits for no promise: catch what it rejects with, in a function that returns nothing.';
      context.report({ node, message });
    },
  }),
};

/** Our own rules for oxlint, which reads a plugin from the default export. */
const plugin = {
  meta: { name: 'evergift' },
  rules: {
    'file-names-say-what': fileNamesSayWhat,
    'no-async-timers': noAsyncTimers,
    'shell-names-no-feature': shellNamesNoFeature,
  },
};

// oxlint-disable-next-line no-restricted-exports -- oxlint takes the default export
export default plugin;
