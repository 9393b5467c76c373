import { basename } from 'node:path';

const KEBAB_CASE = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/;
const EMPTY_WORDS = /(^|-)(utils?|helpers?|common|manager|misc)(-|\.|$)/;

/**
 * ESLint rule: files are kebab-case and named for what they hold.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const fileNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      kebab: "'{{name}}' is not kebab-case; name the file in lower case with hyphens.",
      empty: "'{{name}}' says nothing; name the file for what it holds.",
    },
  },
  create(context) {
    return {
      Program(node) {
        const name = basename(context.filename);
        if (!KEBAB_CASE.test(name)) context.report({ node, messageId: 'kebab', data: { name } });
        if (EMPTY_WORDS.test(name)) context.report({ node, messageId: 'empty', data: { name } });
      },
    };
  },
};
