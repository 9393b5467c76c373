import type { Patch } from './patch.ts';

const transitions = /\/react-aria\/dist\/private\/utils\/runAfterTransition\.(m?js|cjs)$/;
const listener =
  /(?<!\w)(\w+)\.addEventListener\('transitioncancel', ([$\w]+), \{\s*once: true\s*\}\);/;
const both = `for (const type of ['transitioncancel', 'transitionend']) $1.addEventListener(type, $2);`;

/**
 * React Aria remembers every element that is in a transition until it hears of the end of each
 * property. An element that leaves the page meanwhile sends these events to itself alone: an end is
 * then never heard, and of several cancelled properties only the first. The element stays in memory,
 * and with it the whole page or dialog that it was part of. Here both events are heard on the element.
 *
 * Upstream: https://github.com/adobe/react-spectrum/issues/7326
 */
export const forgetTransitions: Patch = {
  module: transitions,
  change: (code) => (listener.test(code) ? code.replace(listener, both) : undefined),
  lookAt: 'how it forgets elements',
};
