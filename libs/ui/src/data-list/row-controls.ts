const focusable = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]';

/** What can have the focus within a row, in order. */
export const controlsIn = (row: ParentNode | null | undefined): HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>(focusable) ?? []),
];

/** The main control of the row: in the cell that names it; a press anywhere on the row presses it. */
export function mainControlOf(row: ParentNode): HTMLElement | null {
  const name = row.querySelector('[data-row-name]');
  return controlsIn(name)[0] ?? controlsIn(row)[0] ?? null;
}
