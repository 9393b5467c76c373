import { expect, test } from 'vitest';
import { hostStartModule, tableImportedBy } from './host-modules.ts';

/** What the federation plugin writes for the shell, shortened. */
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

test('the runtime starts with a line for each package: version, accepted versions, file', () => {
  const code = hostStartModule(table);
  expect(code).toContain('"react": ["19.3.1", "^19.3.1", () => import("virtual:prebuild/react")],');
  expect(code).toContain(
    '"@evergift/data": ["0.1.0", "^0.1.0", () => import("/libs/data/src/index.ts")],',
  );
  expect(code).toContain('export const initHost');
});

test.each(['name: "react"', '"react": async', 'async () =>'])(
  'a table without “%s” gives nothing',
  (known) => {
    expect(hostStartModule(table.replaceAll(known, 'other'))).toBeUndefined();
  },
);

test('the table is found where the plugin’s entry imports it', () => {
  const entry = 'const read = () => import("virtual:mf-localSharedImportMap:shell");';
  expect(tableImportedBy(entry)).toBe('virtual:mf-localSharedImportMap:shell');
  expect(tableImportedBy('import("virtual:other")')).toBeUndefined();
});
