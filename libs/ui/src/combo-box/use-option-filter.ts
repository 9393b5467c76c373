import { useMemo } from 'react';
import { useFilter } from 'react-aria-components/ComboBox';
import type { Option } from '../popover/option.tsx';

/** Finds options by their label and by the line below it: people by their nickname, too. */
export function useOptionFilter(options: readonly Option[]) {
  const { contains } = useFilter({ sensitivity: 'base' });
  return useMemo(() => {
    const details = new Map<string, string>();
    for (const { label, detail } of options) {
      if (detail) details.set(label, `${details.get(label) ?? ''} ${detail}`);
    }
    return (label: string, typed: string) =>
      contains(label, typed) || contains(details.get(label) ?? '', typed);
  }, [options, contains]);
}
