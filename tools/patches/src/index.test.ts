import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createServer } from 'vite';
import { patchedLibraries } from './index.ts';

const hook = patchedLibraries().transform as unknown as {
  filter: { id: readonly RegExp[] };
  handler: (code: string, id: string) => { code: string } | undefined;
};
const transform = (code: string, id: string) =>
  hook.filter.id.some((one) => one.test(id)) ? hook.handler(code, id) : undefined;
const reactAria = createRequire(import.meta.url)
  .resolve('react-aria/package.json')
  .replace('package.json', '');

const read = (file: string): string | undefined =>
  transform(readFileSync(file, 'utf8'), `${file}?v=1`)?.code;

test.each(['mjs', 'js'])('React Aria’s announcer (%s) turns no text into HTML', (extension) => {
  const code = read(`${reactAria}dist/private/live-announcer/LiveAnnouncer.${extension}`);
  expect(code).toContain('replaceChildren()');
  expect(code).not.toContain('innerHTML');
});

test.each(['mjs', 'js'])('React Aria (%s) hears every end of a transition', (extension) => {
  const code = read(`${reactAria}dist/private/utils/runAfterTransition.${extension}`);
  expect(code).toMatch(/\['transitioncancel', 'transitionend'\]/);
  expect(code).not.toContain('once: true');
});

test.each(['mjs', 'js'])(
  'React Aria (%s) inserts no style sheet for what can be pressed',
  (extension) => {
    const code = read(`${reactAria}dist/private/interactions/usePress.${extension}`);
    expect(code).toMatch(/zoom by default\.\n.*\{\n\s*return;/);
  },
);

test('React Aria’s modal asks whether there is a keyboard to wait for', () => {
  const modal = createRequire(import.meta.url)
    .resolve('react-aria-components/package.json')
    .replace('package.json', 'dist/private/Modal.mjs');
  expect(read(modal)).toMatch(
    /useState\)\(\(\) => \{ let hasNone = false; \(0, \S+runAfterKeyboard\)/,
  );
});

test.each(['mjs', 'js'])('React Aria (%s) makes a page inert after the paint', (extension) => {
  const code = read(`${reactAria}dist/private/overlays/ariaHideOutside.${extension}`);
  expect(code).toMatch(/requestAnimationFrame\(.*\n.*element\.inert = true;/);
  expect(code).not.toContain('element.inert = hidden');
});

test('federation’s runtime brings its version, and not all of its package’s description', () => {
  const file = createRequire(import.meta.url)
    .resolve('@module-federation/vite/package.json')
    .replace('package.json', 'lib/utils/injectExternalRuntimeCorePlugin.js');
  expect(read(file)).toContain('const PLUGIN_VERSION = version;');
  expect(read(file)).not.toContain('runtimePackage');
});

test('d3’s scales lead from numbers to numbers, and bring neither colours nor texts', () => {
  const { resolve } = createRequire(import.meta.url);
  const scales = read(resolve('d3-scale'));
  expect(scales).toContain('interpolate$1 = interpolateNumber,');
  expect(scales).not.toContain('tickFormat(d[0]');
  const interpolators = read(resolve('d3-interpolate'));
  expect(interpolators).toContain('var rgb = /* @__PURE__ */ (function rgbGamma');
});

test('fields of dates bring the Gregorian calendar alone', () => {
  const { resolve } = createRequire(import.meta.url);
  const dates = resolve('@internationalized/date').replace(/dist\/.*$/, 'dist/private/');
  const code = read(`${dates}createCalendar.mjs`);
  expect(code).toMatch(/createCalendar = \(\) => new \$\w+\$export\$\w+\(\);/);
  expect(code).not.toContain('Islamic');
});

test('a newer version that a patch does not fit stops the build, and says where to look', () => {
  const announcer = '/node_modules/react-aria/dist/private/live-announcer/LiveAnnouncer.mjs';
  expect(() => transform('export {}', announcer)).toThrow('has changed: look how it empties');
  const firestore = '/node_modules/@firebase/firestore/dist/common-0a1b.esm.js';
  expect(() => transform('export {}', firestore)).toThrow('has changed: look how it finds');
});

test('other files stay as they are', () => {
  expect(transform("x.innerHTML = ''", '/apps/people/src/remote.ts')).toBeUndefined();
});

test('the development server bundles patched libraries', async () => {
  const cacheDir = mkdtempSync(join(tmpdir(), 'evergift-patches-'));
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../../../libs/data', import.meta.url)),
    cacheDir,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true, include: ['firebase/firestore'] },
    plugins: [patchedLibraries()],
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(cacheDir, { recursive: true });
  });
  await server.environments.client.depsOptimizer?.scanProcessing;
  await server.environments.client.transformRequest('/src/firebase/firestore-store.ts');
  const folder = join(cacheDir, 'deps');
  const bundled = readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
  expect(bundled.includes('evergiftKnown')).toBe(true);
  expect(bundled.includes('google.com/images')).toBe(false);
});
