import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { controlsIn } from './row-controls.ts';

/** Where the focus is: in which row of which list, and on the how manieth control of the row. */
interface FocusedRow {
  list: Element;
  id: string;
  control: number;
}

/** For the element whose children are the rows. */
export interface RowFocus {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the list when the row that has it goes away, deleted here or elsewhere: on the
 * same control of the next row, of the row before when it was the last one, on what is offered in
 * place of an empty list, or else on the page's heading. Nobody starts again at the page's top.
 *
 * @param ids of the rows, in order
 * @param emptyRef what is in place of an empty list
 */
export function useRowFocus(
  ids: readonly string[],
  emptyRef: RefObject<HTMLElement | null>,
): RowFocus {
  const focused = useRef<FocusedRow>(null);
  const before = useRef(ids);

  useLayoutEffect(() => {
    const known = before.current;
    before.current = ids;
    const gone = focused.current;
    if (!gone || ids.includes(gone.id)) return;
    focused.current = null;
    if (document.activeElement && document.activeElement !== document.body) return;
    const heir = neighbour(known, gone.id, new Set(ids));
    const row =
      heir === undefined ? null : gone.list.querySelector(`[data-row="${CSS.escape(heir)}"]`);
    const controls = controlsIn(row ?? emptyRef.current);
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]');
    const target = controls[row ? gone.control : 0] ?? controls[0] ?? heading;
    target?.focus();
  }, [ids, emptyRef]);

  return {
    onFocus: ({ target, currentTarget }) => {
      const row = target.closest<HTMLElement>('[data-row]');
      const id = row?.dataset['row'];
      focused.current =
        id === undefined
          ? null
          : { list: currentTarget, id, control: controlsIn(row).indexOf(target as HTMLElement) };
    },
    onBlur: ({ target }) => {
      // Another window took the focus, such as the question before a delete: it will come back.
      if (document.activeElement !== target) focused.current = null;
    },
  };
}

/** The row after the one that is gone, or else the one before it. */
function neighbour(
  known: readonly string[],
  gone: string,
  left: ReadonlySet<string>,
): string | undefined {
  const place = known.indexOf(gone);
  const isLeft = (id: string) => left.has(id);
  return known.slice(place + 1).find(isLeft) ?? known.slice(0, place).findLast(isLeft);
}
