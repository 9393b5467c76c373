import type { Patch } from './patch.ts';

const press = /\/react-aria\/dist\/private\/interactions\/usePress\.(m?js|cjs)$/;
const guard = /if \(!domRef \|\| process\.env\.NODE_ENV === 'test'\) return;/;

/**
 * React Aria inserts a style sheet when the first element appears that can be pressed. A sheet with a layer makes
 * Chromium look for every font again and lay out the whole page, which was a quarter of the first dialog's wait.
 * Its one rule is part of the design system's own sheet (`libs/ui/src/base/base.css`).
 *
 * Not reported upstream; the place is
 * https://github.com/adobe/react-spectrum/blob/main/packages/react-aria/src/interactions/usePress.ts
 */
export const noInsertedStyle: Patch = {
  module: press,
  change: (code) => (guard.test(code) ? code.replace(guard, 'return;') : undefined),
  lookAt: 'which style sheet it inserts',
};
