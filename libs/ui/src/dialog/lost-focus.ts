const hasNothingFocus = () => document.activeElement === document.body;

const topDialog = () =>
  [
    ...document.querySelectorAll<HTMLElement>('[data-dialog]:not([data-exiting]) [role$=dialog]'),
  ].at(-1);

/**
 * Focuses the dialog below one that goes, when nothing has the focus then: a press beside the fields took it before the
 * upper one came, or what had it is gone. React Aria gives the focus back in the next frame, where it knows to what;
 * this is the frame after that.
 */
export const focusDialogBelow = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (hasNothingFocus()) topDialog()?.focus();
    }),
  );

/**
 * Gives a dialog, while it is the topmost, the keys that nothing has the focus for: what had it is gone, such as a chip
 * that was pressed. Without this Escape would do nothing.
 *
 * @param overlay the dialog's outermost element
 * @returns ends it
 */
export function takeLostKeys(overlay: HTMLElement): () => void {
  const take = (event: KeyboardEvent) => {
    const dialog = hasNothingFocus() ? topDialog() : undefined;
    if (!dialog || !overlay.contains(dialog)) return;
    dialog.focus();
    if (event.key === 'Escape') dialog.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  document.addEventListener('keydown', take, { capture: true });
  return () => document.removeEventListener('keydown', take, { capture: true });
}
