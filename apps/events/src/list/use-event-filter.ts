import { useSearchParams } from '@evergift/router';
import { readEventFilter, writeEventFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export function useEventFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readEventFilter(parameters);
  const change = (next: Partial<EventFilter>) =>
    setParameters(writeEventFilter({ ...filter, ...next }), { replace: true });
  return { filter, change };
}
