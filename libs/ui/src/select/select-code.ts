import { pressOnClosed } from './closed-keys.ts';
import { SelectList } from './select-list.tsx';
import { loadVirtualWhenMany } from './virtual-when-many.ts';

/** What a select needs from its first press or key on. */
export const selectCode = { SelectList, pressOnClosed, loadVirtualWhenMany };

export type SelectCode = typeof selectCode;
