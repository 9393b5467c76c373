import type { Plugin } from 'vite';

const shareModule = '__loadShare__';
/** Where the plugin's own functions end, and the module of one package begins. */
const beginning = 'let __mf_default;';
const assigned = /(__mf_\d+) = exportModule\["([^"]+)"\];/g;
const exported = /export \{ (__mf_\d+ as [^}]+) \};/;
const described = /__mfReadSharedCache\(__mfModuleCache\.share, (\{[^}]+\})\)/;
const packageName = /Shared module (\S+) was imported before federation bootstrap finished/;

const functions = 'virtual:evergift-share';

/** What a package's module calls: `apply` receives the shell's package, now or when the federation has begun. */
const provide = `
export const provide = (name, descriptor, apply) => {
  const read = () => __mfReadSharedCache(__mfModuleCache.share, descriptor);
  const found = read();
  if (found !== undefined) return apply(found);
  __mfTrackPendingShareLoad(
    initPromise
      .then(() => {
        if (read() === undefined && typeof __mfPromiseState.loadLazyShares === 'function') {
          return __mfPromiseState.loadLazyShares([name]);
        }
      })
      .then(() => {
        const shared = read();
        if (shared === undefined) {
          throw new Error('[Module Federation] Shared module ' + name + ' was imported before federation bootstrap finished.');
        }
        apply(shared);
      }),
  );
};`;

/**
 * The federation plugin writes the same 1.5 kB into the module of each package that a remote has from the shell; this
 * keeps them once a remote. It fails the build where the plugin writes another text than the one it knows.
 */
export function oneShareFunction(): Plugin {
  let preamble: string | undefined;
  return {
    name: 'evergift-one-share-function',
    apply: 'build',
    enforce: 'post',
    resolveId: (source) => (source === functions ? `\0${functions}` : undefined),
    load: (id) => (id === `\0${functions}` ? `${preamble}${provide}` : undefined),
    transform(code, id) {
      if (!id.includes(shareModule)) return undefined;
      const at = code.indexOf(beginning);
      const [, descriptor] = described.exec(code.slice(at)) ?? [];
      const [, name] = packageName.exec(code) ?? [];
      const isKnown = at !== -1 && descriptor !== undefined && name !== undefined;
      preamble ??= code.slice(0, at);
      if (!isKnown || !code.startsWith(preamble)) {
        return this.error(`The federation plugin shares ${id} in another way.`);
      }
      const names = [...code.matchAll(assigned)];
      const lines = names.map(
        ([, variable, own]) => `${variable} = shared[${JSON.stringify(own)}];`,
      );
      return {
        code: [
          `import { provide } from '${functions}';`,
          `let exportModule, __mf_default${names.map(([, variable]) => `, ${variable}`).join('')};`,
          `provide(${JSON.stringify(name)}, ${descriptor}, (shared) => {`,
          '  exportModule = shared;',
          ...lines,
          '  __mf_default = shared.default ?? shared;',
          '});',
          'export { __mf_default as default, exportModule as __moduleExports };',
          names.length > 0 ? `export { ${exported.exec(code)?.[1]} };` : '',
        ].join('\n'),
        map: null,
      };
    },
  };
}
