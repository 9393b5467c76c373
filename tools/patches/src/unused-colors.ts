import type { Patch } from './patch.ts';

/** Where an interpolator is made. */
const made = /^(var \w+ = )(?=\w+\(|\(function)/gm;

/**
 * d3 makes its interpolators of colours when it is loaded. A bundler leaves them out only when it knows that making
 * them does nothing else. Without it `plain-scales.ts` saves a third.
 *
 * Not reported upstream; the places are in https://github.com/d3/d3-interpolate/tree/main/src
 */
export const unusedColors: Patch = {
  module: /\/d3-interpolate\/dist\/d3-interpolate\.mjs$/,
  change: (code) =>
    code.match(made)?.length === 12 ? code.replace(made, '$1/* @__PURE__ */ ') : undefined,
  lookAt: 'what it makes when it is loaded',
};
