import type { ReactNode } from 'react';

/** One thing that can be done with what a menu belongs to. */
export interface MenuAction {
  id: string;
  /** A verb, and no more: the menu says to what. */
  label: string;
  /** A lucide icon, 18 px. */
  icon: ReactNode;
  /** Runs when the menu is gone and the focus is back. */
  onAction?: (() => void) | undefined;
  /** Where it leads, in place of an action. */
  href?: string | undefined;
  /** The menu opens: what the action needs can be fetched. */
  onIntent?: (() => void) | undefined;
  /** Takes something away: drawn in red, and last. Default false. */
  isDanger?: boolean | undefined;
  /** A swipe of the row that does it: towards the line's start, or its end. */
  swipe?: 'start' | 'end' | undefined;
}
