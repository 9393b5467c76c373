import { lazyComponent } from '../lazy-component/lazy-component.ts';

const menu = lazyComponent(async () => (await import('./action-menu.tsx')).ActionMenu);

/** The menu of a row or a page; its code comes when a menu is about to be opened. */
export const LazyActionMenu = menu.Component;

/** Fetches the menu's code ahead of the press that opens it, which says when it cannot be had. */
export const prepareActionMenu = (): void => void menu.prepare().catch(() => undefined);
