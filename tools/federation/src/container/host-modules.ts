import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const shares = fileURLToPath(new URL('host-shares.ts', import.meta.url));
const federationPlugin = createRequire(import.meta.url).resolve('@module-federation/vite');
/** By it, remotes of earlier builds find the shell's runtime. */
const runtimePlugin = join(federationPlugin, '../utils/injectExternalRuntimeCorePlugin.js');

const tableImport = /import\("(virtual:mf-localSharedImportMap:[^"]+)"\)/;
const loadedBy = /("[^"]+"): async \(\) => \{\s*let pkg = await import\(("[^"]+")\)/g;
const versions = /name: ("[^"]+"),\s*version: ("[^"]+"),[^]*?requiredVersion: ("[^"]+")/g;

/** The module with the table of what the shell brings, as the plugin's entry imports it. */
export const tableImportedBy = (entry: string): string | undefined => tableImport.exec(entry)?.[1];

/**
 * Starts the runtime with what the shell brings, in place of the plugin's table of 230 kB and its entry,
 * which can also take packages from others. Undefined for a table that has another form.
 */
export function hostStartModule(table: string): string | undefined {
  const versionOf = new Map([...table.matchAll(versions)].map(([, name, ...both]) => [name, both]));
  const lines = [...table.matchAll(loadedBy)].map(([, name = '', path]) => {
    const both = versionOf.get(name);
    return both && `  ${name}: [${both.join(', ')}, () => import(${path})],`;
  });
  if (lines.length === 0 || lines.length !== versionOf.size || lines.includes(undefined)) {
    return undefined;
  }
  return [
    "import { init } from '@module-federation/runtime';",
    `import runtimePlugin from ${JSON.stringify(runtimePlugin)};`,
    `import { hostShares } from ${JSON.stringify(shares)};`,
    'const shared = hostShares({',
    ...lines,
    '});',
    'export const initHost = async () => {',
    "  const options = { name: 'shell', remotes: [], shared, shareStrategy: 'version-first' };",
    '  init({ ...options, plugins: [runtimePlugin()] });',
    '};',
  ].join('\n');
}
