/**
 * Focuses the dialog below one that goes, when nothing has the focus then: a press beside the fields took it before the
 * upper one came, or what had it is gone. Without the focus Escape would do nothing. React Aria gives the focus back in
 * the next frame, where it knows to what; this is the frame after that.
 */
export const focusDialogBelow = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      [...document.querySelectorAll<HTMLElement>('[data-dialog] [role$=dialog]')].at(-1)?.focus();
    }),
  );
