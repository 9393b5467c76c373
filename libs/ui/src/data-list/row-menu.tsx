import { text } from '@evergift/language';
import { Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { LazyActionMenu, prepareActionMenu } from '../action-menu/lazy-action-menu.ts';
import type { MenuAction } from '../action-menu/menu-action.ts';
import { mainControlOf } from './row-controls.ts';

/** What can be done with a row, and what the row is called. */
export interface RowActions {
  /** Names the row: 'Noor'. */
  name: string;
  /** In order; what takes something away comes last. */
  actions: readonly MenuAction[];
}

/** Opens the menu of a row, and what a row has to do for that. */
export interface RowMenu {
  /** Opens it at an element: the row's '…'. */
  readonly openAt: (rowId: string, button: HTMLElement) => void;
  /** Fetches the menu, before the first press of it. */
  readonly prepare: () => void;
  /** For the row, by its id: opens it at the pointer, or at what has the focus. */
  readonly onContextMenu: (event: MouseEvent<HTMLElement>) => void;
  /** The menu itself, once in the page. */
  readonly menu: ReactNode;
}

interface OpenMenu extends RowActions {
  /** Where it opens, in pixels of the window. */
  x: number;
  y: number;
}

/**
 * One menu for all rows of a list: by '…', by right click, and by the keyboard's menu key or Shift+F10.
 *
 * @param actionsOf what can be done with a row; undefined for a row, or a list, without a menu
 */
export function useRowMenu(
  actionsOf: ((rowId: string) => RowActions | undefined) | undefined,
): RowMenu {
  const [opened, setOpened] = useState<OpenMenu>();
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const returnTo = useRef<HTMLElement>(null);
  const latest = useRef(actionsOf);
  useLayoutEffect(() => {
    latest.current = actionsOf;
  }, [actionsOf]);

  const open = useCallback((rowId: string, control: HTMLElement | null, x: number, y: number) => {
    const row = latest.current?.(rowId);
    if (!row || row.actions.length === 0) return false;
    returnTo.current = control;
    setOpened({ ...row, x, y });
    setOpen(true);
    return true;
  }, []);
  const openAt = useCallback(
    (rowId: string, button: HTMLElement) => {
      const { left, right, bottom } = button.getBoundingClientRect();
      const isReversed = getComputedStyle(button).direction === 'rtl';
      open(rowId, button, isReversed ? left : right, bottom);
    },
    [open],
  );
  const onContextMenu = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const target = event.target as HTMLElement;
      const row = target.closest<HTMLElement>('[data-row]');
      // The browser's own menu stays in reach: with Shift, and for text that is marked.
      if (!row || event.shiftKey || !event.currentTarget.contains(target)) return;
      if (getSelection()?.type === 'Range') return;
      const control = target.closest<HTMLElement>('a, button') ?? mainControlOf(row);
      if (open(row.dataset['row']!, control, event.clientX, event.clientY)) event.preventDefault();
    },
    [open],
  );
  return useMemo(
    () => ({
      openAt,
      onContextMenu,
      prepare: prepareActionMenu,
      menu: opened && (
        <Suspense>
          <Anchor element={anchor} x={opened.x} y={opened.y} />
          <LazyActionMenu
            label={text('Actions for {name}', opened)}
            actions={opened.actions}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            anchor={anchor}
            returnTo={returnTo}
          />
        </Suspense>
      ),
    }),
    [openAt, onContextMenu, opened, isOpen],
  );
}

interface AnchorProps {
  element: RefObject<HTMLSpanElement | null>;
  x: number;
  y: number;
}

/** A point of the window that a menu opens at. */
function Anchor({ element, x, y }: AnchorProps) {
  return <span ref={element} aria-hidden style={{ position: 'fixed', left: x, top: y }} />;
}
