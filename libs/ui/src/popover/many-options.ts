import type { Option } from './option.tsx';

/** Fewer than these are drawn all at once: that is quick, and the list is as wide as its texts. */
const MANY = 100;

/** Whether drawing all the options would keep people waiting. */
export const areMany = (options: readonly Option[]): boolean => options.length >= MANY;
