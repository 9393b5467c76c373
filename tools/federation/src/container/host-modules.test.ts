import { expect, test } from 'vitest';
import { hostEntryModule, hostSharesModule } from './host-modules.ts';

/** What the federation plugin writes for the shell, shortened. */
const entry = `
import $runtimePlugin_0 from "/node_modules/plugin.js";
const read = () => import("virtual:mf-localSharedImportMap:shell");
`;
const table = `
const importMap = {
  "react": async () => {
    let pkg = await import("virtual:prebuild/react");
    return pkg;
  },
  "@evergift/data": async () => {
    let pkg = await import("/libs/data/src/index.ts");
    return pkg;
  }
};
const usedShared = {
  "react": {
    name: "react",
    version: "19.3.1",
    shareConfig: { singleton: true, requiredVersion: "^19.3.1" },
  },
  "@evergift/data": {
    name: "@evergift/data",
    version: "0.1.0",
    shareConfig: { singleton: true, requiredVersion: "^0.1.0" },
  }
};
`;

test('the entry starts the runtime with the table, and offers it to remotes', () => {
  const code = hostEntryModule(entry);
  expect(code).toContain('import runtimePlugin from "/node_modules/plugin.js";');
  expect(code).toContain('import { shared } from "virtual:mf-localSharedImportMap:shell";');
  expect(code).toContain('export const initHost');
});

test('the table has a line for each package: version, accepted versions, file', () => {
  const code = hostSharesModule(table);
  expect(code).toContain('"react": ["19.3.1", "^19.3.1", () => import("virtual:prebuild/react")],');
  expect(code).toContain(
    '"@evergift/data": ["0.1.0", "^0.1.0", () => import("/libs/data/src/index.ts")],',
  );
});

test.each([
  [hostEntryModule, entry, '$runtimePlugin_0'],
  [hostEntryModule, entry, 'mf-localSharedImportMap'],
  [hostSharesModule, table, 'name: "react"'],
  [hostSharesModule, 'const importMap = {};', 'importMap'],
])('another text than the known one gives nothing (%#)', (write, text, known) => {
  expect(write(text.replace(known, 'other'))).toBeUndefined();
});
