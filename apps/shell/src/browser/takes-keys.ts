/** What answers to letters itself: fields, and lists that search while one types. */
const typing = [
  'input:not([type="checkbox"], [type="radio"], [type="button"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"]',
  '[role="searchbox"]',
  '[role="combobox"]',
  '[role="spinbutton"]',
  '[aria-haspopup="listbox"]',
].join(',');

/** What lies over the page. */
const layers = ':is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';

/** Whether a key belongs to a field rather than to a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** The modal, menu or list of choices that was opened last of those that are open. */
export const lastLayer = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(layers)].at(-1);

/** Whether a modal, a menu or a list of choices is open. */
export const isLayerOpen = (): boolean => lastLayer() !== undefined;
