import type { FocusEvent, HTMLAttributes, ReactNode, RefCallback, RefObject } from 'react';
import { useMemo } from 'react';
import type { MenuAction } from '../action-menu/menu-action.ts';
import { useLeavingRows } from './use-leaving-rows.ts';
import { useListRef } from './use-list-ref.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowMenu } from './row-menu.tsx';
import { useRowSwipe } from './use-row-swipe.ts';

export interface RowsBehaviour {
  /** For the element whose children are the rows. */
  readonly listRef: RefCallback<HTMLElement>;
  readonly listProps: Pick<
    HTMLAttributes<HTMLElement>,
    'onBlur' | 'onClick' | 'onContextMenu' | 'onFocus' | 'onKeyDown'
  >;
  /** For the same element, where rows are swiped. */
  readonly swipeProps: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDownCapture' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  /** Opens the menu of a row at its '…'. */
  readonly openMenu: (rowId: string, button: HTMLElement) => void;
  readonly prepareMenu: () => void;
  /** The menu of the row that has it open. */
  readonly menu: ReactNode;
}

interface RowsOptions<Row> {
  rows: readonly Row[];
  ids: readonly string[];
  emptyRef: RefObject<HTMLElement | null>;
  rowName: ((row: Row) => string) | undefined;
  rowActions: ((row: Row) => readonly MenuAction[]) | undefined;
}

/** What all rows of a list share, kept once for the list: focus, keys, presses, menu and swipes. */
export function useRowsBehaviour<Row>(options: RowsOptions<Row>): RowsBehaviour {
  const { rows, ids, emptyRef, rowName, rowActions } = options;
  const rowFocus = useRowFocus(ids, emptyRef);
  const { listRef, onKeyDown, onClick } = useRowKeys();
  const actionsOf = useMemo(() => {
    if (!rowActions || !rowName) return undefined;
    return (id: string) => {
      const row = rows[ids.indexOf(id)];
      return row && { name: rowName(row), actions: rowActions(row) };
    };
  }, [rows, ids, rowName, rowActions]);
  const swipe = useMemo(
    () => actionsOf && ((id: string) => actionsOf(id)?.actions ?? []),
    [actionsOf],
  );
  const { openAt, prepare, onContextMenu, menu } = useRowMenu(actionsOf);
  return {
    listRef: useListRef(listRef, useLeavingRows(ids)),
    listProps: {
      onKeyDown,
      onClick,
      onContextMenu,
      onFocus: (event: FocusEvent) => rowFocus.onFocus(event),
      onBlur: (event: FocusEvent) => rowFocus.onBlur(event),
    },
    swipeProps: useRowSwipe(swipe),
    openMenu: openAt,
    prepareMenu: prepare,
    menu,
  };
}
