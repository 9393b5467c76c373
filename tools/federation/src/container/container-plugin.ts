import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig } from 'vite';
import { unusedModule } from './unused-modules.ts';

const container = 'virtual:evergift-container';
const preloadHelper = 'vite-preload-helper';
/** Vite's own helper, and the name by which built files call it. */
const helper = 'vite/preload-helper';
const helperName = '__vitePreload';
const source = fileURLToPath(new URL('container.ts', import.meta.url));
const preload = fileURLToPath(new URL('preload.ts', import.meta.url));

/** Modules of the federation plugin, by a part of their names. */
const parts = { entry: 'REMOTE_ENTRY_ID', package: '__loadShare__' };

const assigned = /(__mf_\d+) = exportModule\["([^"]+)"\];/g;
const exported = /export \{ (__mf_\d+ as [^}]+) \};/;
const packageName = /Shared module (\S+) was imported before federation bootstrap finished/;
const stateKey = /const __mf(?:Promise|Resolve)GlobalKey = ("[^"]+");/;
const entryExports = /export \{\s*init,\s*getExposes as get\s*\}/;

/** A module that names what it takes from one package of the shell's. */
function packageModule(code: string, name: string): string {
  const names = [...code.matchAll(assigned)];
  const variables = names.map(([, variable]) => `, ${variable}`).join('');
  return [
    `import { provide } from '${container}';`,
    `let exportModule, __mf_default${variables};`,
    `provide(${JSON.stringify(name)}, (shared) => {`,
    '  exportModule = shared;',
    ...names.map(([, variable, own]) => `  ${variable} = shared[${JSON.stringify(own)}];`),
    '  __mf_default = shared.default ?? shared;',
    '});',
    'export { __mf_default as default, exportModule as __moduleExports };',
    names.length > 0 ? `export { ${exported.exec(code)?.[1]} };` : '',
  ].join('\n');
}

const entryModule = (exposed: string) => `
import { remote } from ${JSON.stringify(exposed)};
import { init, whenProvided } from '${container}';
export { init };
export const get = async () => {
  await whenProvided();
  return () => ({ remote });
};`;

/** The federation plugin puts Vite's helper for imports into a file of its own; ours starts the remote. */
function groupHelperWithStart({ build }: ResolvedConfig): void {
  const { output } = build.rolldownOptions;
  for (const { codeSplitting } of [output ?? []].flat())
    if (typeof codeSplitting === 'object' && codeSplitting.groups)
      codeSplitting.groups = codeSplitting.groups.filter(({ name }) => name !== preloadHelper);
}

/**
 * Builds a remote with the container of this folder in place of the federation plugin's, and with its
 * helper for imports in place of Vite's. It fails the build where one of them writes another text than
 * the one it knows.
 *
 * @param exposed the module that the shell asks for
 */
export function containerPlugin(exposed: string): Plugin {
  let key: string | undefined;
  return {
    name: 'evergift-container',
    apply: 'build',
    enforce: 'post',
    configResolved: groupHelperWithStart,
    resolveId: (id) => (id === container ? `\0${container}` : undefined),
    load: (id) =>
      id === `\0${container}`
        ? `import { remoteContainer } from ${JSON.stringify(source)};
           export const { init, provide, whenProvided } = remoteContainer(${key});`
        : undefined,
    transform(code, id) {
      const written = (text: string) => ({ code: text, map: null });
      const fail = () => this.error(`Vite or its federation plugin writes ${id} in another way.`);
      if (id.includes(helper)) {
        if (!code.includes(`export const ${helperName} `)) return fail();
        return written(`export { preload as ${helperName} } from ${JSON.stringify(preload)};`);
      }
      const unused = unusedModule(id);
      if (unused !== undefined) return written(unused);
      const isEntry = id.includes(parts.entry);
      if (!isEntry && !id.includes(parts.package)) return undefined;
      key ??= stateKey.exec(code)?.[1];
      if (key === undefined) return fail();
      if (isEntry) return entryExports.test(code) ? written(entryModule(exposed)) : fail();
      const [, name] = packageName.exec(code) ?? [];
      return name === undefined ? fail() : written(packageModule(code, name));
    },
  };
}
