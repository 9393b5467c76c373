import { lazy } from 'react';

const load = async () => ({ default: (await import('./action-menu.tsx')).ActionMenu });

/** The menu of a row or a page; its code comes when a menu is about to be opened. */
export const LazyActionMenu = lazy(load);

/** Fetches the menu's code ahead of the press that opens it. */
export const prepareActionMenu = (): void => void load();
