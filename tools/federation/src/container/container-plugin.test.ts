import { expect, test } from 'vitest';
import { containerPlugin } from './container-plugin.ts';

/** What the federation plugin writes for a package, shortened. */
const ofPackage = `
const __mfPromiseGlobalKey = "__mf_init__people";
const initPromise = state.initPromise;
let __mf_default;
let __mf_0;
let __mf_1;
const __mfApplyHostProvidedExports = (exportModule) => {
  __mf_0 = exportModule["Link"];
  __mf_1 = exportModule["use-params"];
  __mf_default = exportModule.default ?? exportModule;
};
throw new Error("[Module Federation] Shared module router was imported before federation bootstrap finished.");
export { __mf_default as default, exportModule as __moduleExports };
export { __mf_0 as Link, __mf_1 as "use-params" };
`;

/** What it writes for the entry. */
const ofEntry = `
const __mfResolveGlobalKey = "__mf_init__people";
async function init(shared = {}) {}
  export { init, getExposes as get }
`;

interface Hooks {
  transform: (code: string, id: string) => { code: string } | undefined;
  load: (id: string) => string | undefined;
}

const open = () => {
  const hooks = containerPlugin('/apps/people/src/remote.ts') as unknown as Hooks;
  const error = (message: string): never => {
    throw new Error(message);
  };
  return {
    transform: (code: string, id: string) =>
      hooks.transform.call({ error } as never, code, id)?.code,
    container: () => hooks.load('\0virtual:evergift-container'),
  };
};

test('a package’s module keeps its names and takes them from the container', () => {
  const { transform, container } = open();
  const code = transform(ofPackage, 'router__loadShare__.js');
  expect(code).toContain('provide("router"');
  expect(code).toContain('__mf_1 = shared["use-params"];');
  expect(code).toContain('export { __mf_0 as Link, __mf_1 as "use-params" };');
  expect(code).not.toContain('initPromise');
  expect(container()).toContain('remoteContainer("__mf_init__people")');
});

test('the entry offers what module federation asks for, with the app’s module', () => {
  const { transform, container } = open();
  const code = transform(ofEntry, 'virtual:mf-REMOTE_ENTRY_ID:people');
  expect(code).toContain('import { remote } from "/apps/people/src/remote.ts";');
  expect(code).toContain('export { init };');
  expect(code).toContain('export const get');
  expect(container()).toContain('remoteContainer("__mf_init__people")');
});

test('Vite’s helper for imports is ours, by its name', () => {
  const { transform } = open();
  const code = transform('export const __vitePreload = function', '\0vite/preload-helper.js');
  expect(code).toMatch(/export \{ preload as __vitePreload \} from ".*preload.ts"/);
});

test('other modules stay as they are', () => {
  expect(open().transform(ofPackage, 'people-page.tsx')).toBeUndefined();
});

test.each([
  ['package', '__mfPromiseGlobalKey', 'key', ofPackage, 'router__loadShare__.js'],
  ['package', 'was imported before', 'came before', ofPackage, 'router__loadShare__.js'],
  ['entry', '__mfResolveGlobalKey', 'key', ofEntry, 'REMOTE_ENTRY_ID'],
  ['entry', 'getExposes as get', 'expose as get', ofEntry, 'REMOTE_ENTRY_ID'],
  ['helper', '__vitePreload', 'preload', 'export const __vitePreload = 1', 'vite/preload-helper'],
])('a build ends when a %s comes without “%s”', (_, known, other, code, id) => {
  expect(() => open().transform(code.replace(known, other), id)).toThrow('in another way');
});
