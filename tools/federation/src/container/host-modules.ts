import { fileURLToPath } from 'node:url';

const shares = fileURLToPath(new URL('host-shares.ts', import.meta.url));

const runtimePlugin = /import \$runtimePlugin_0 from ("[^"]+");/;
const sharesImport = /import\(("virtual:mf-localSharedImportMap:[^"]+")\)/;
const loadedBy = /("[^"]+"): async \(\) => \{\s*let pkg = await import\(("[^"]+")\)/g;
const versions = /name: ("[^"]+"),\s*version: ("[^"]+"),[^]*?requiredVersion: ("[^"]+")/g;

/**
 * The shell's entry in place of the federation plugin's: it starts the runtime with what the shell
 * brings. The plugin's can also take packages from others, which the shell never does. Undefined for a
 * text of the plugin's that names no table of shares, or no runtime plugin, by which remotes of earlier
 * builds find the shell's runtime.
 */
export function hostEntryModule(code: string): string | undefined {
  const [, plugin] = runtimePlugin.exec(code) ?? [];
  const [, table] = sharesImport.exec(code) ?? [];
  if (plugin === undefined || table === undefined) return undefined;
  return `
    import { init } from '@module-federation/runtime';
    import runtimePlugin from ${plugin};
    import { shared } from ${table};
    export const initHost = async () => {
      const options = { name: 'shell', remotes: [], shared, shareStrategy: 'version-first' };
      init({ ...options, plugins: [runtimePlugin()] });
    };`;
}

/** The table of what the shell brings, of the plugin's 230 kB. Undefined for a text that has another form. */
export function hostSharesModule(code: string): string | undefined {
  const versionOf = new Map([...code.matchAll(versions)].map(([, name, ...both]) => [name, both]));
  const lines = [...code.matchAll(loadedBy)].map(([, name = '', path]) => {
    const both = versionOf.get(name);
    return both && `  ${name}: [${both.join(', ')}, () => import(${path})],`;
  });
  if (lines.length === 0 || lines.includes(undefined)) return undefined;
  return [
    `import { hostShares } from ${JSON.stringify(shares)};`,
    'export const shared = hostShares({',
    ...lines,
    '});',
  ].join('\n');
}
