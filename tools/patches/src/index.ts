import type { Plugin } from 'vite';
import { earlierBatches } from './earlier-batches.ts';
import { enterAtOnce } from './enter-at-once.ts';
import { equalSegments } from './equal-segments.ts';
import { forgetTransitions } from './forget-transitions.ts';
import { gregorianAlone } from './gregorian-alone.ts';
import { incrementalLimbo } from './incremental-limbo.ts';
import { inertAfterPaint } from './inert-after-paint.ts';
import { keysAtOnce } from './keys-at-once.ts';
import { lateChanges } from './late-changes.ts';
import { neverCollected } from './never-collected.ts';
import { noHeartbeat } from './no-heartbeat.ts';
import { noHtmlFromText } from './no-html-from-text.ts';
import { noInsertedStyle } from './no-inserted-style.ts';
import { noJson } from './no-json.ts';
import { noLocalIndexes } from './no-local-indexes.ts';
import { noPing } from './no-ping.ts';
import { noReadyRender } from './no-ready-render.ts';
import { pendingAtOnce } from './pending-at-once.ts';
import { plainScales } from './plain-scales.ts';
import { staticFields } from './static-fields.ts';
import { unusedColors } from './unused-colors.ts';
import { versionAlone } from './version-alone.ts';

const patches = [
  earlierBatches,
  enterAtOnce,
  equalSegments,
  forgetTransitions,
  gregorianAlone,
  incrementalLimbo,
  inertAfterPaint,
  keysAtOnce,
  lateChanges,
  neverCollected,
  noHeartbeat,
  noHtmlFromText,
  noInsertedStyle,
  noJson,
  noLocalIndexes,
  noPing,
  noReadyRender,
  pendingAtOnce,
  plainScales,
  staticFields,
  unusedColors,
  versionAlone,
];

/** @throws Error that names what to look at, when the module is another than the patch was made for */
function patched(code: string, file: string): string | undefined {
  const wanted = patches.filter(({ module }) => module.test(file));
  if (wanted.length === 0) return undefined;
  return wanted.reduce((before, { change, lookAt }) => {
    const after = change(before);
    if (after === undefined) throw new Error(`${file} has changed: look ${lookAt}.`);
    return after;
  }, code);
}

const transform = {
  // The development server adds a query to the names.
  filter: {
    id: patches.map(({ module }) => new RegExp(module.source.replace(/\$$/, '(?:\\?|$)'))),
  },
  handler(code: string, id: string) {
    const result = patched(code, id.split('?')[0] ?? '');
    return result === undefined ? undefined : { code: result, map: null };
  },
};

/**
 * Applies the patches to libraries: in builds, in the packages that the development server bundles,
 * and in tests that let Vite read the library. A version that a patch does not fit stops them all.
 */
export const patchedLibraries = (): Plugin => ({
  name: 'evergift-patched-libraries',
  enforce: 'pre',
  config: () => ({
    optimizeDeps: {
      rolldownOptions: { plugins: [{ name: 'evergift-patched-libraries', transform }] },
    },
  }),
  transform,
});
