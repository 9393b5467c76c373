/** Milliseconds between a success and what follows it. */
export const timings = {
  /** Until a modal closes after it was saved. */
  modalClose: 500,
  /** Until a page is left after a save or a delete. */
  redirect: 500,
  /** How long a delete can be undone. */
  undo: 10_000,
} as const;
