import type { Plugin } from 'vite';

/**
 * Takes the indentation of their sources from the built pages: a twelfth of what travels of them. Inline scripts are
 * named in a policy by the hash of what is left (tools/serve/src/security/content-security-policy.ts).
 */
export const withoutIndentation = (): Plugin => ({
  name: 'evergift-without-indentation',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        file.source = String(file.source).replace(/\n\s+/g, '\n');
      }
    },
  },
});
