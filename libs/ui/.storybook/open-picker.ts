/**
 * For stories whose combo box or tag picker is open: React Aria hides the rest of the page from
 * screen readers and keeps the focus in the input, so what axe finds focusable there cannot be
 * reached. Only this rule, and only in this state.
 */
export const openPicker = {
  a11y: { options: { rules: { 'aria-hidden-focus': { enabled: false } } } },
};
