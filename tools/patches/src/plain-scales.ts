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
