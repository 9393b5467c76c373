import { replaced, type Patch } from './patch.ts';

/**
 * Our scales lead from numbers to numbers, and we write the ticks ourselves. d3's are ready for colours and texts as
 * well, and write ticks in English: 6 kB that no plot runs.
 *
 * Not reported upstream; the places are https://github.com/d3/d3-scale/blob/main/src/continuous.js and its `linear.js`.
 */
export const plainScales: Patch = {
  module: /\/d3-scale\/dist\/d3-scale\.mjs$/,
  change: (code) =>
    replaced(code, [
      ['interpolate$1 = interpolate,', 'interpolate$1 = interpolateNumber,'],
      [
        'return tickFormat(d[0], d[d.length - 1], count == null ? 10 : count, specifier);',
        'return undefined;',
      ],
    ]),
  lookAt: 'how a scale comes from one number to another',
};

const made = /^(var \w+ = )(?=\w+\(|\(function)/gm;

/**
 * d3 makes its interpolators of colours when it is loaded. A bundler leaves them out only when it knows that making
 * them does nothing else.
 */
export const unusedColors: Patch = {
  module: /\/d3-interpolate\/dist\/d3-interpolate\.mjs$/,
  change: (code) =>
    code.match(made)?.length === 12 ? code.replace(made, '$1/* @__PURE__ */ ') : undefined,
  lookAt: 'what it makes when it is loaded',
};
