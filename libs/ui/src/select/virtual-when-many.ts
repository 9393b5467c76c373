import { areMany } from '../popover/many-options.ts';
import type { Option } from '../popover/option.tsx';
import type { VirtualOptions } from '../virtual-options/virtual-options.tsx';

let loaded: typeof VirtualOptions | undefined;

/**
 * What draws only the options in sight: undefined while there is no need for it, and until it has
 * come. Most selects have a handful of options and are on the first page, so it is loaded when one
 * has many. Until then, and where it cannot be loaded, the whole list is drawn: the same, only later.
 */
export const virtualWhenMany = (options: readonly Option[]): typeof VirtualOptions | undefined =>
  areMany(options) ? loaded : undefined;

/** Loads it where there are many options. */
export function loadVirtualWhenMany(options: readonly Option[]): void {
  if (!areMany(options) || loaded) return;
  import('../virtual-options/virtual-options.tsx').then(
    (module) => {
      loaded = module.VirtualOptions;
    },
    () => undefined,
  );
}
