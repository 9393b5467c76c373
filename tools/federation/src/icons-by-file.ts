import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const barrel = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);
const iconImport = /^import \{([^}]+)\} from 'lucide-react';/gm;
const prefix = 'lucide-react/icon/';

/** The file of each icon, by every name that it has. */
function filesByName(): Map<string, string> {
  const files = new Map<string, string>();
  for (const line of readFileSync(barrel, 'utf8').split('\n')) {
    const file = /^export \{.*\} from '(\.\/[\w/-]+\.mjs)';/.exec(line)?.[1];
    if (!file) continue;
    for (const [, name = ''] of line.matchAll(/default as (\w+)/g)) {
      files.set(name, join(dirname(barrel), file));
    }
  }
  return files;
}

/** The names that an import names, and what they are called here; without types. */
const namesIn = (list: string): [name: string, local: string][] =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '' && !each.startsWith('type '))
    .map((each) => {
      const [name = '', local = name] = each.split(' as ');
      return [name, local];
    });

/** Imports of icons, each from its own file; lines stay where they are. */
export const importsByFile = (code: string): string =>
  code.replaceAll(iconImport, (whole, list: string) => {
    const imports = namesIn(list).map(
      ([name, local]) => `import ${local} from '${prefix}${name}';`,
    );
    return imports.join(' ') + '\n'.repeat(whole.split('\n').length - 1);
  });

/** How an icon's file imports what draws it. */
const drawer = /^import createLucideIcon from '[^']+';$/m;

/** An icon's file that takes what draws it from the design system, which the shell shares. */
export const drawnByShell = (code: string): string =>
  code.replace(drawer, "import { createIcon as createLucideIcon } from '@evergift/ui/icon';");

/**
 * Lets a remote's build take what draws its icons from the shell: each remote carried 1 kB of it.
 */
export const iconsDrawnByShell = (): Plugin => ({
  name: 'icons-drawn-by-shell',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler(code, id) {
      if (!drawer.test(code))
        this.error(`${id} is drawn otherwise than before: see icons-by-file.ts.`);
      return { code: drawnByShell(code), map: null };
    },
  },
});

/**
 * Lets builds read the icons that are used in place of all 1,700: they are half of a build's time. The built files are
 * the same.
 */
export function iconsByFile(): Plugin {
  const files = filesByName();
  return {
    name: 'icons-by-file',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const file = files.get(id.slice(prefix.length));
        if (!file) this.error(`lucide-react has no icon ${id.slice(prefix.length)}`);
        return file;
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: "'lucide-react'" },
      handler: (code) => ({ code: importsByFile(code), map: null }),
    },
  };
}
