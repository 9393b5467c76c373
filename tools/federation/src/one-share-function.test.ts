import { expect, test } from 'vitest';
import { oneShareFunction } from './one-share-function.ts';

/** What the federation plugin writes for a package, shortened. */
const written = `
const initPromise = state.initPromise;
let __mf_default;
let __mf_0;
let __mf_1;
const __mfApplyHostProvidedExports = (exportModule) => {
  __mf_0 = exportModule["Link"];
  __mf_1 = exportModule["use-params"];
  __mf_default = exportModule.default ?? exportModule;
};
let exportModule = __mfReadSharedCache(__mfModuleCache.share, {"canonical":"default:router","aliases":["router"]});
throw new Error("[Module Federation] Shared module router was imported before federation bootstrap finished.");
export { __mf_default as default, exportModule as __moduleExports };
export { __mf_0 as Link, __mf_1 as "use-params" };
`;

interface Hooks {
  transform: (code: string, id: string) => { code: string } | undefined;
  load: (id: string) => string | undefined;
}

const open = () => {
  const hooks = oneShareFunction() as unknown as Hooks;
  const error = (message: string): never => {
    throw new Error(message);
  };
  return {
    transform: (code: string, id = 'router__loadShare__.js') =>
      hooks.transform.call({ error } as never, code, id)?.code,
    functions: () => hooks.load('\0virtual:evergift-share'),
  };
};

test('a package’s module keeps its names; what is the same for all is elsewhere, once', () => {
  const { transform, functions } = open();
  const code = transform(written);
  expect(code).toContain('__mf_1 = shared["use-params"];');
  expect(code).toContain('export { __mf_0 as Link, __mf_1 as "use-params" };');
  expect(code).not.toContain('initPromise');
  expect(functions()).toContain('const initPromise = state.initPromise;');
});

test('other modules stay as they are', () => {
  expect(open().transform(written, 'people-page.tsx')).toBeUndefined();
});

test.each([
  ['let __mf_default;', 'var exported;'],
  ['__mfReadSharedCache(', 'readShared('],
  ['was imported before', 'came before'],
])('a build ends when the federation plugin writes another text than “%s”', (known, other) => {
  expect(() => open().transform(written.replace(known, other))).toThrow('in another way');
});
