import type { Patch } from './patch.ts';

const modal = /\/react-aria-components\/dist\/private\/Modal\.mjs$/;
const closed = /let \[isOpen, setIsOpen\] = (\(0, \S+useState\))\(false\);/;
const wait = /\(0, \S+runAfterKeyboard\)/;

/**
 * React Aria renders each dialog twice before it enters, to wait for a keyboard on the screen. Where there is none to
 * wait for, it enters with the first rendering: its own function, asked while it renders, calls back at once then.
 *
 * Not reported upstream; the place is
 * https://github.com/adobe/react-spectrum/blob/main/packages/react-aria-components/src/Modal.tsx
 */
export const enterAtOnce: Patch = {
  module: modal,
  change: (code) => {
    const [runAfterKeyboard] = wait.exec(code) ?? [];
    if (runAfterKeyboard === undefined || !closed.test(code)) return undefined;
    const hasNone = `() => { let hasNone = false; ${runAfterKeyboard}(() => { hasNone = true; })(); return hasNone; }`;
    return code.replace(closed, `let [isOpen, setIsOpen] = $1(${hasNone});`);
  },
  lookAt: 'when a modal enters',
};
