import { useEffect, useState } from 'react';
import { areMany } from '../popover/many-options.ts';
import type { Option } from '../popover/option.tsx';
import type { VirtualOptions } from '../virtual-options/virtual-options.tsx';

let loaded: typeof VirtualOptions | undefined;

/**
 * What draws only the options in sight, or undefined while there is no need for it. Most selects
 * have a handful of options and are on the first page, so it is loaded when one has many. Until
 * then, and where it cannot be loaded, the select shows its whole list: the same, only later.
 */
export function useVirtualOptions(options: readonly Option[]): typeof VirtualOptions | undefined {
  const isNeeded = areMany(options);
  const [available, setAvailable] = useState(() => loaded);
  useEffect(() => {
    if (!isNeeded || loaded) return;
    import('../virtual-options/virtual-options.tsx').then(
      (module) => {
        loaded = module.VirtualOptions;
        setAvailable(() => loaded);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? (available ?? loaded) : undefined;
}
