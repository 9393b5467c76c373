import { useSearchParams } from '@evergift/router';
import { readGiftFilter, writeGiftFilter } from './gift-filter.ts';
import type { GiftFilter } from './gift-filter.ts';

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export function useGiftFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readGiftFilter(parameters);
  const change = (next: Partial<GiftFilter>) =>
    setParameters(writeGiftFilter({ ...filter, ...next }), { replace: true });
  return { filter, change };
}
