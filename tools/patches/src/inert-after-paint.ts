import type { Patch } from './patch.ts';

const hiding = /\/react-aria\/dist\/private\/overlays\/ariaHideOutside\.(m?js|cjs)$/;
const isHidden =
  /return shouldUseInert && element instanceof windowObj\.HTMLElement \? element\.inert : (element\.getAttribute\('aria-hidden'\) === 'true');/;
const hide =
  /if \(shouldUseInert && element instanceof windowObj\.HTMLElement\) element\.inert = hidden;\s*else if \(hidden\) element\.setAttribute\('aria-hidden', 'true'\);/;

/**
 * React Aria makes the page behind a dialog inert before the dialog is painted: the browser computes the styles of the
 * whole page anew, a third of the time from the press to the paint. Here the page is hidden from screen readers at
 * once, which costs nothing, and becomes inert after the paint.
 *
 * Not reported upstream; the place is
 * https://github.com/adobe/react-spectrum/blob/main/packages/react-aria/src/overlays/ariaHideOutside.ts
 */
export const inertAfterPaint: Patch = {
  module: hiding,
  change: (code) => {
    if (!isHidden.test(code) || !hide.test(code)) return undefined;
    return code.replace(isHidden, 'return element.inert || $1;').replace(
      hide,
      `if (hidden) {
            element.setAttribute('aria-hidden', 'true');
            if (shouldUseInert && element instanceof windowObj.HTMLElement) requestAnimationFrame(() => setTimeout(() => {
                if (element.getAttribute('aria-hidden') === 'true') element.inert = true;
            }));
        }`,
    );
  },
  lookAt: 'how a dialog hides the page',
};
