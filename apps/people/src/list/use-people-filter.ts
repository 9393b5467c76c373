import { useAddressFilter } from '@evergift/forms';
import { useSearchParams } from '@evergift/router';
import { peopleFilterAddress } from './people-filter.ts';

/** The list's filter, kept in the address so that reload, Back and a shared link keep it. */
export const usePeopleFilter = () => useAddressFilter(useSearchParams(), peopleFilterAddress);
