import { useSearchParams } from '@evergift/router';
import { readPeopleFilter, writePeopleFilter } from './people-filter.ts';
import type { PeopleFilter } from './people-filter.ts';

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export function usePeopleFilter() {
  const [parameters, setParameters] = useSearchParams();
  const filter = readPeopleFilter(parameters);
  const change = (next: Partial<PeopleFilter>) =>
    setParameters(writePeopleFilter({ ...filter, ...next }), { replace: true });
  return { filter, change };
}
